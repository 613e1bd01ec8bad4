import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import styles from './header.module.css';
import { Navigation } from './navigation.tsx';
import { onWideViewportChange } from './wide-viewport.ts';

/**
 * The brand and the navigation: a row on a wide screen, and on a narrow one a sheet behind a button. The sheet
 * is a native popover, so it opens without a script, and Escape or a tap beside it closes it.
 */
export function Header() {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  const close = () => hide(sheet.current);
  const place = useRef(key);
  useEffect(() => {
    // Arriving anywhere closes the menu. It may have been opened where one is before the script was here.
    if (place.current !== key) hide(sheet.current);
    else setOpen(isShown(sheet.current));
    place.current = key;
  }, [key]);
  useEffect(() => onWideViewportChange(() => hide(sheet.current)), []);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Wordmark />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="navigation"
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label="Menu"
        >
          <Menu aria-hidden="true" />
        </button>
        <nav
          id="navigation"
          ref={sheet}
          popover="auto"
          aria-label="Main"
          className={styles.navigation}
          onToggle={(event) => event.target === event.currentTarget && setOpen(event.newState === 'open')}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
          }}
        >
          <button
            type="button"
            className={styles.close}
            popoverTarget="navigation"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <X aria-hidden="true" />
          </button>
          <Navigation onFollow={close} />
        </nav>
      </div>
    </header>
  );
}

const isShown = (sheet: HTMLElement | null) => sheet?.matches(':popover-open') ?? false;

function hide(sheet: HTMLElement | null): void {
  if (isShown(sheet)) sheet?.hidePopover();
}

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
