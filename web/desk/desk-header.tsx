import { Menu, X } from 'lucide-react';
import { Navigation } from '../layout/navigation.tsx';
import { OwnerLinks } from '../layout/owner-links.tsx';
import { Wordmark } from '../layout/wordmark.tsx';
import styles from './desk-header.module.css';

/**
 * The header of the admin area: the brand, the search and the owner's links, and the site's navigation in a row below them.
 * On a narrow screen all links are behind a button. The app adds the search and the logout.
 */
export const DeskHeader = ({ path }: { path: string }) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a href="/" className={styles.brand}>
        <Wordmark />
      </a>
      <div id="desk-search" className={styles.search} />
      <button type="button" className={styles.toggle} popoverTarget="navigation" aria-label="Menu">
        <Menu aria-hidden="true" />
      </button>
      <nav id="navigation" popover="auto" aria-label="Main" className={styles.navigation}>
        <button
          type="button"
          className={styles.close}
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
          <OwnerLinks path={path} logout={<div id="desk-logout" />} />
        </ul>
      </nav>
    </div>
  </header>
);
