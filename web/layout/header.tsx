import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand, legal } from '#shared/brand.ts';
import { wholeAddress } from '#shared/domain/company/legal-identity.ts';
import styles from './header.module.css';
import { Navigation } from './navigation.tsx';
import { AdminLinks } from './owner-links.tsx';
import { Wordmark } from './wordmark.tsx';

export const Header = ({ path }: { path: string }) => (
  <HeaderFrame styles={{ ...styles, bar: `frame ${styles.bar}` }}>
    <Navigation path={path}>
      <AdminLinks path={path} />
    </Navigation>
  </HeaderFrame>
);

interface FrameProps {
  styles: Readonly<Record<string, string>>;
  /** Shown beside the brand's name. */
  aside?: ReactNode;
  children: ReactNode;
}

const contact = `${brand.displayPhone}, ${wholeAddress(legal)}`;

/** On narrow screens, the links are in a native popover, which needs no JavaScript and closes on Escape. */
export const HeaderFrame = ({ styles, aside, children }: FrameProps) => (
  <header className={styles.header}>
    <div className={styles.bar} data-contact={contact}>
      <a href="/" className={`touch-link ${styles.brand}`}>
        <Wordmark />
      </a>
      {aside}
      <button
        type="button"
        className={styles.toggle ? `menu-button ${styles.toggle}` : 'menu-button'}
        popoverTarget="navigation"
        aria-label="Menu"
      >
        <Menu aria-hidden="true" />
      </button>
      <nav id="navigation" popover="auto" aria-label="Main" className={`menu-sheet ${styles.navigation}`}>
        <button
          type="button"
          className={styles.close ? `menu-button ${styles.close}` : 'menu-button'}
          popoverTarget="navigation"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X aria-hidden="true" />
        </button>
        {children}
      </nav>
    </div>
  </header>
);
