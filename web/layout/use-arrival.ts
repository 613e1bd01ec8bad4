import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Makes a followed link feel like a new document: the page starts at its top, and the keyboard and the screen
 * reader start in it. Going back is left to the browser, which remembers where one was.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isBack) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) return target.scrollIntoView();
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key, hash, isBack, main]);
}
