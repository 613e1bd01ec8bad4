import { ChevronDown } from 'lucide-react';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './navigation.module.css';

export const CertificationsMenu = ({ path }: { path: string }) => (
  <div className={styles.menu}>
    <details name="menu" className={styles.disclosure}>
      <summary className={`no-marker ${styles.disclose}`}>
        Certifications
        <ChevronDown aria-hidden="true" size={16} />
      </summary>
    </details>
    {/* The list can't be inside the disclosure: the content of a closed disclosure can't be shown on hover. */}
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
