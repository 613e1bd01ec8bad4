import { navigation } from '../content/navigation.ts';
import { CertificationsMenu } from './certifications-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './navigation.module.css';
import { OwnerLinks } from './owner-links.tsx';

/** The header's links. `path` is the page's own. */
export function Navigation({ path }: { path: string }) {
  const item = ({ to, text }: { to: string; text: string }) => (
    <li key={to}>
      <MenuLink to={to} path={path} className={styles.link}>
        {text}
      </MenuLink>
    </li>
  );
  return (
    <ul className={styles.links}>
      {navigation.beforeCertifications.map(item)}
      <li>
        <CertificationsMenu path={path} />
      </li>
      {navigation.afterCertifications.map(item)}
      <OwnerLinks path={path} />
    </ul>
  );
}
