import type { ReactNode } from 'react';
import { navigation } from '../content/navigation.ts';
import { CertificationsMenu } from './certifications-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './navigation.module.css';

export function Navigation({ path, children }: { path: string; children?: ReactNode }) {
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
      {children}
    </ul>
  );
}
