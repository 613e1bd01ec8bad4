import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** History state whose previous entry is the list, so that closing goes back. */
export const openedFromList = { isFromList: true };

/** What the address opens in a drawer (`/admin?tab=<tab>&<parameter>=<id>`). The rest of the address stays. */
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
 * Focuses the row whose drawer was closed (`rowId` is the element that opens it), or the heading if the list doesn't
 * have it. The browser does this if the row itself opened it.
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
