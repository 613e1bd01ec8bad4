import type { ReactNode } from 'react';
import { Island } from '../island.tsx';
import { Logout } from './logout.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './navigation.module.css';

/** Hidden until `web/site/start/owner.ts` finds that the owner is signed in. */
export const AdminLinks = ({ path, logout }: { path: string; logout?: ReactNode }) => (
  <li className={styles.owner}>
    <ul className={styles.ownerLinks}>
      <li>
        <MenuLink to="/admin" path={path} className={styles.link}>
          Admin Panel
        </MenuLink>
      </li>
      <li>{logout ?? <Island name="layout/logout" component={Logout} props={{}} hydrateOn="owner" />}</li>
    </ul>
  </li>
);
