import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Makes a followed link feel like a new document: the page starts at its top, and the keyboard and the screen
 * reader start in it. Going back is left to the browser, which remembers where one was, and a page that only
 * writes its own state into the address (`state: { stays: true }`) keeps everything where it is.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
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
