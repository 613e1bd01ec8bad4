import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the row of a thing whose sheet was closed (`rowId` is the id of the element that opens it), or to the
 * heading where the list has none of it. The browser does that by itself where the row had opened it.
 */
export function useFocusAfterClosing(
  openedId: string | undefined,
  rowId: (id: string) => string,
): RefObject<HTMLDivElement | null> {
  const tab = useRef<HTMLDivElement>(null);
  const last = useRef(openedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids of rows follow from one rule.
  useEffect(() => {
    if (last.current && !openedId && !tab.current?.contains(document.activeElement)) {
      const row = document.getElementById(rowId(last.current));
      (row ?? tab.current?.querySelector('h2'))?.focus();
    }
    last.current = openedId;
  }, [openedId]);
  return tab;
}
