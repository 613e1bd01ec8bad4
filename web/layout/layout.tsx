import { type PointerEventHandler, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

interface Props {
  /** Called when a pointer reaches or presses anything, such as a link. */
  onPointer: PointerEventHandler;
  children: ReactNode;
}

/** The frame around every page: skip link, header, footer. */
export function Layout({ onPointer, children }: Props) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={styles.page} onPointerOver={onPointer} onPointerDown={onPointer}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/**
 * Makes a followed link feel like a new document: the page starts at its top, and the keyboard and the screen
 * reader start in it. Going back is left to the browser, which remembers where one was, and a page that only
 * writes its own state into the address (`state: { stays: true }`) keeps everything where it is.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key, hash, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const stays = state?.stays === true;
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isBack || stays) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) return target.scrollIntoView();
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key, hash, isBack, stays, main]);
}
