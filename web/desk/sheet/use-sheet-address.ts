import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** State of a history entry whose entry before is the list, so that closing leads back to that one. */
export const openedFromList = { isFromList: true };

/**
 * Tells what the address opens of a tab in a sheet (`/admin?tab=<tab>&<parameter>=<id>`), the address that opens another,
 * and closes it. The rest of the address stays.
 */
export function useSheetAddress(tab: string, parameter: string) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedId = parameters.get(parameter) ?? undefined;
  const addressOf = (id: string): string => {
    const address = new URLSearchParams(parameters);
    address.set('tab', tab);
    address.set(parameter, id);
    return `?${address}`;
  };
  const close = () => {
    if ((state as typeof openedFromList | null)?.isFromList) return navigate(-1);
    const address = new URLSearchParams(parameters);
    address.delete(parameter);
    navigate(`?${address}`, { replace: true });
  };
  return { openedId, addressOf, close };
}

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
