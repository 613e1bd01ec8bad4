import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element, or the first match of `selector` inside it, once per `occasion`. Each tab is inside an
 * `Activity`, so a plain effect would run again whenever the tab is shown.
 */
export function useFocusOnce<E extends HTMLElement>(
  occasion: unknown,
  selector?: string,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (occasion === undefined || occasion === last.current) return;
    last.current = occasion;
    const target = selector ? element.current?.querySelector<HTMLElement>(selector) : element.current;
    target?.focus();
  }, [occasion, selector]);
  return element;
}
