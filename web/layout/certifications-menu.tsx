import { ChevronDown } from 'lucide-react';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './navigation.module.css';

/** On wide screens, hovering opens it too. */
export const CertificationsMenu = ({ path }: { path: string }) => (
  <div className={styles.menu}>
    <details name="menu" className={styles.disclosure}>
      <summary className={styles.disclose}>
        Certifications
        <ChevronDown aria-hidden="true" size={16} className={styles.chevron} />
      </summary>
    </details>
    {/* Outside the disclosure, whose content can't be styled while it's closed. */}
    <ul className={styles.list}>
      {certificationIds.map((id) => (
        <li key={id}>
          <MenuLink to={`/certifications/${id}`} path={path} className={styles.link}>
            {certificationName(id)}
          </MenuLink>
        </li>
      ))}
    </ul>
  </div>
);
