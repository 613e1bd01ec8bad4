import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isEveryCategory } from '#shared/domain/interview-questions/question-category.ts';

/** Stored in the address. */
export interface Selection {
  /** Case-insensitive; empty for all. */
  query: string;
  /** Exact name; empty for all. */
  category: string;
  /** From 1. Ignored if a question is open: its page counts. */
  page: number;
  openId: string | undefined;
}

export interface Arrival {
  linkedId: string | undefined;
}

/**
 * Includes text typed before hydration. Updates the address when typing pauses, because Safari limits how often a
 * page may change its address.
 */
export function useSelection(part: RefObject<HTMLElement | null>) {
  // The server renders without query and hash.
  const [addressSelection, setAddressSelection] = useState(() => selectionIn('', ''));
  const [query, setQuery] = useState('');
  const [arrival, setArrival] = useState<Arrival>();

  const show = useCallback((next: Selection, replace = false) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(next));
    setAddressSelection(next);
  }, []);

  useLayoutEffect(() => {
    const readAddress = () => {
      const selection = selectionIn(window.location.search, window.location.hash);
      setAddressSelection(selection);
      setQuery(selection.query);
      setArrival({ linkedId: selection.openId });
      return selection;
    };
    const selection = readAddress();
    const { typed, openId } = inputBeforeHydration(part.current);
    if (typed) setQuery(typed);
    else if (openId && !window.location.search) show({ ...selection, openId }, true);
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [part, show]);

  const isTyping = query !== addressSelection.query;
  const selection = useMemo<Selection>(
    () => (isTyping ? { ...addressSelection, query, page: 1, openId: undefined } : addressSelection),
    [addressSelection, isTyping, query],
  );

  const type = useCallback(
    (words: string) => {
      setQuery(words);
      // At once, because clearing the text before the pause must also go back to page 1.
      if (addressSelection.page > 1) show({ ...addressSelection, page: 1, openId: undefined }, true);
    },
    [addressSelection, show],
  );

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => show(selection, true), typingDelayMs);
    return () => clearTimeout(timer);
  }, [isTyping, selection, show]);

  return { selection, type, show, arrival };
}

// Milliseconds.
const typingDelayMs = 250;

const inputBeforeHydration = (part: HTMLElement | null) => ({
  typed: part?.querySelector('input')?.value,
  openId: part?.querySelector('details[open]')?.id,
});

export function selectionIn(search: string, hash: string): Selection {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category') ?? '';
  return {
    query: parameters.get('q') ?? '',
    category: isEveryCategory(category) ? '' : category,
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
    // The skip link leads to `#main`.
    openId: hash === '#main' ? undefined : hash.slice(1) || undefined,
  };
}

/** Leaves out parts with their default value. */
export function addressOf({ query, category, page, openId }: Selection): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `/interview-questions${search && `?${search}`}${openId ? `#${openId}` : ''}`;
}
