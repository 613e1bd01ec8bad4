import { Menu, X } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import styles from './header.module.css';
import { Navigation } from './navigation.tsx';

/**
 * The brand and the navigation: a row on a wide screen, and on a narrow one a sheet behind a button. The sheet is a
 * native popover, so it opens without a script, and Escape or a tap beside it closes it.
 */
export const Header = ({ path }: { path: string }) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a href="/" className={styles.brand}>
        <Wordmark />
      </a>
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
        <Navigation path={path} />
      </nav>
    </div>
  </header>
);

/** The brand's name beside its mark, a flight of steps. */
const Wordmark = () => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <path className={styles.ground} d="M0 0h32v32H0z" />
      <path className={styles.steps} d="M5 26v-6h6v-5h6v-5h6V6h4v20z" />
    </svg>
    {brand.name}
  </span>
);
