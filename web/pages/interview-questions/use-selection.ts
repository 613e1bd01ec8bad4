import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { addressOf, type Selection, selectionIn } from './selection.ts';

/** An address that somebody came by, and the question it named. */
export interface Arrival {
  key: string;
  linkedId: string | undefined;
}

/**
 * What the address selects. What is typed counts at once; the address follows when the typing pauses, because
 * Safari refuses a page that rewrites its address with every letter.
 */
export function useSelection() {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const isOwnMove = useNavigationType() !== 'POP' && state?.stays === true;
  const isHydrated = useHydrated();
  const inAddress = useMemo(
    // The prerendered page was drawn for no address in particular.
    () => (isHydrated ? selectionIn(search, hash) : selectionIn('', '')),
    [search, hash, isHydrated],
  );

  const [query, setQuery] = useState('');
  const [seenKey, setSeenKey] = useState<string>();
  const [arrival, setArrival] = useState<Arrival>();
  if (isHydrated && key !== seenKey) {
    setSeenKey(key);
    if (!arrival || !isOwnMove) {
      setArrival({ key, linkedId: inAddress.openId });
      // Words typed before the script was here stay.
      setQuery((typed) => (arrival ? inAddress.query : typed || inAddress.query));
    }
  }

  const isTyping = query !== inAddress.query;
  const selection = useMemo<Selection>(
    () => (isTyping ? { ...inAddress, query, page: 1, openId: undefined } : inAddress),
    [inAddress, isTyping, query],
  );

  const show = useCallback(
    (next: Selection, replace = false) => {
      void navigate(addressOf(next), { replace, state: { stays: true } });
    },
    [navigate],
  );

  const type = useCallback(
    (words: string) => {
      setQuery(words);
      // At once: words that are gone again before the pause have turned back to the first page too.
      if (inAddress.page > 1) show({ ...inAddress, page: 1, openId: undefined }, true);
    },
    [inAddress, show],
  );

  useEffect(() => {
    if (!isHydrated || !isTyping) return;
    const timer = setTimeout(() => show(selection, true), pause);
    return () => clearTimeout(timer);
  }, [isHydrated, isTyping, selection, show]);

  return { selection, type, keepTyped: setQuery, show, arrival };
}

const pause = 250;
