import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when the desk went out of sight, as it does when a session ends, and to
 * the heading where that is gone. Returns what the desk tells of every focus in it.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  // Runs each time the desk comes into sight; the login took the focus with it when it went.
  useEffect(() => {
    last.current?.focus();
    if (document.activeElement !== last.current) heading.current?.focus();
  }, [heading]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  };
}
