import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isEveryCategory } from '#shared/domain/interview-questions/question-category.ts';

export interface Selection {
  query: string;
  /** Empty for all categories. */
  category: string;
  /** 1-based. If a question is open, the list shows the page with that question instead. */
  page: number;
  openId: string | undefined;
}

export interface Arrival {
  linkedId: string | undefined;
}

/**
 * Includes text that was typed before hydration. The URL is updated only when typing pauses, because Safari limits how
 * often a page may change it.
 */
export function useSelection(part: RefObject<HTMLElement | null>) {
  // The server renders the page without a query or hash, so hydration must start the same way.
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
      // This can't wait until typing pauses: if the text is cleared before then, the list must still go back to page 1.
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

const typingDelayMs = 250;

const inputBeforeHydration = (part: HTMLElement | null) => ({
  typed: part?.querySelector('input')?.value,
  openId: part?.querySelector('details[open]')?.id,
});

function selectionIn(search: string, hash: string): Selection {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category') ?? '';
  return {
    query: parameters.get('q') ?? '',
    category: isEveryCategory(category) ? '' : category,
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
    // `#main` is the skip link's target, not a question.
    openId: hash === '#main' ? undefined : hash.slice(1) || undefined,
  };
}

function addressOf({ query, category, page, openId }: Selection): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `/interview-questions${search && `?${search}`}${openId ? `#${openId}` : ''}`;
}
