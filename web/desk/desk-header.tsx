import { Menu, X } from 'lucide-react';
import { Navigation } from '../layout/navigation.tsx';
import { OwnerLinks } from '../layout/owner-links.tsx';
import { Wordmark } from '../layout/wordmark.tsx';
import styles from './desk-header.module.css';

/**
 * The header of the owner's desk: the brand, a place for the desk's search, the site's links folded into one menu, and the
 * owner's own beside it. On a narrow screen all links are in one sheet behind a button.
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
        <button type="button" className={styles.menu} popoverTarget="site-links">
          The site
        </button>
        <div id="site-links" popover="auto" className={styles.siteLinks}>
          <Navigation path={path} />
        </div>
        <ul>
          <OwnerLinks path={path} />
        </ul>
      </nav>
    </div>
  </header>
);
