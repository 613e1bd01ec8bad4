import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element, or to what `selector` finds first in it, once for each new `occasion`; undefined is
 * no occasion. A plain effect would take the focus again whenever its tab, an `Activity`, is shown again.
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
