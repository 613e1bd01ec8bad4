import { Menu, X } from 'lucide-react';
import styles from './header.module.css';
import { Navigation } from './navigation.tsx';
import { AdminLinks } from './owner-links.tsx';
import { Wordmark } from './wordmark.tsx';

/** On narrow screens, the links are in a native popover, which needs no JavaScript and closes on Escape. */
export const Header = ({ path }: { path: string }) => (
  <header className={styles.header}>
    <div className={`frame ${styles.bar}`}>
      <a href="/" className={`touch-link ${styles.brand}`}>
        <Wordmark />
      </a>
      <button
        type="button"
        className={`menu-button ${styles.toggle}`}
        popoverTarget="navigation"
        aria-label="Menu"
      >
        <Menu aria-hidden="true" />
      </button>
      <nav id="navigation" popover="auto" aria-label="Main" className={`menu-sheet ${styles.navigation}`}>
        <button
          type="button"
          className={`menu-button ${styles.close}`}
          popoverTarget="navigation"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X aria-hidden="true" />
        </button>
        <Navigation path={path}>
          <AdminLinks path={path} />
        </Navigation>
      </nav>
    </div>
  </header>
);
