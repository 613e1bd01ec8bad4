import { Menu, X } from 'lucide-react';
import { Navigation } from '../layout/navigation.tsx';
import { AdminLinks } from '../layout/owner-links.tsx';
import { Wordmark } from '../layout/wordmark.tsx';
import styles from './admin-header.module.css';

/** On narrow screens, all links are in a menu. The app adds the search field and the logout button. */
export const AdminHeader = ({ path }: { path: string }) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a href="/" className={`touch-link ${styles.brand}`}>
        <Wordmark />
      </a>
      <div id="admin-search" className={styles.search} />
      <button type="button" className="menu-button" popoverTarget="navigation" aria-label="Menu">
        <Menu aria-hidden="true" />
      </button>
      <nav id="navigation" popover="auto" aria-label="Main" className={`menu-sheet ${styles.navigation}`}>
        <button
          type="button"
          className="menu-button"
          popoverTarget="navigation"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X aria-hidden="true" />
        </button>
        <div className={styles.siteLinks}>
          <Navigation path={path} />
        </div>
        <ul>
          <AdminLinks path={path} logout={<div id="admin-logout" />} />
        </ul>
      </nav>
    </div>
  </header>
);
