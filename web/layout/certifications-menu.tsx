import { ChevronDown } from 'lucide-react';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './navigation.module.css';

/**
 * The nine certifications behind one disclosure. A click, Enter or Space opens and closes it; on a wide screen a mouse
 * opens the list by resting on it, too.
 */
export const CertificationsMenu = ({ path }: { path: string }) => (
  <div className={styles.menu}>
    <details name="menu" className={styles.disclosure}>
      <summary className={styles.disclose}>
        Certifications
        <ChevronDown aria-hidden="true" size={16} className={styles.chevron} />
      </summary>
    </details>
    {/* Beside the disclosure, whose content no style could show while it is closed. */}
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
