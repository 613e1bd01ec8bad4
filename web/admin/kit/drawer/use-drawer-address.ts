import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** History state for a link in a list. Closing the drawer then goes back to the list. */
export const openedFromList = { isFromList: true };

/** Stores the opened item in the address (`/admin?tab=<tab>&<parameter>=<id>`) without changing other parameters. */
export function useDrawerAddress(tab: string, parameter: string) {
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
 * Focuses the row whose drawer was closed, or the heading if the row is gone. `rowId` returns the id of the element
 * that opens the drawer. If the row itself opened it, the browser has already restored focus.
 */
export function useFocusAfterClosing(
  openedId: string | undefined,
  rowId: (id: string) => string,
): RefObject<HTMLDivElement | null> {
  const tab = useRef<HTMLDivElement>(null);
  const last = useRef(openedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rowId` always returns the same id for a row.
  useEffect(() => {
    if (last.current && !openedId && !tab.current?.contains(document.activeElement)) {
      const row = document.getElementById(rowId(last.current));
      (row ?? tab.current?.querySelector('h2'))?.focus();
    }
    last.current = openedId;
  }, [openedId]);
  return tab;
}
