import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isEveryCategory } from '#shared/domain/interview-questions/question-category.ts';

/** The part of the questions that a visitor wants to see. It lives in the address. */
export interface Selection {
  /** Part of a question or an answer, in any case; empty for all. */
  query: string;
  /** A category's exact name; empty for all. */
  category: string;
  /** From 1. Where a question is open, its page counts instead. */
  page: number;
  /** The id of the one question that is open. */
  openId: string | undefined;
}

/** The arrival of a visitor at an address: at first, back, forward or by a link of the page. */
export interface Arrival {
  /** The question that the address named. */
  linkedId: string | undefined;
}

/**
 * The selection in the address, and what was typed and opened in `part` before the script was here. Typed words count
 * at once; the address follows when the typing pauses, because Safari refuses a page that rewrites its address with
 * every letter.
 */
export function useSelection(part: RefObject<HTMLElement | null>) {
  // The drawn page knows no query and no hash.
  const [inAddress, setInAddress] = useState(() => selectionIn('', ''));
  const [query, setQuery] = useState('');
  const [arrival, setArrival] = useState<Arrival>();

  const show = useCallback((next: Selection, replace = false) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(next));
    setInAddress(next);
  }, []);

  useLayoutEffect(() => {
    const arrive = () => {
      const selection = selectionIn(window.location.search, window.location.hash);
      setInAddress(selection);
      setQuery(selection.query);
      setArrival({ linkedId: selection.openId });
      return selection;
    };
    const selection = arrive();
    const { typed, openId } = doneEarly(part.current);
    if (typed) setQuery(typed);
    else if (openId && !window.location.search) show({ ...selection, openId }, true);
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, [part, show]);

  const isTyping = query !== inAddress.query;
  const selection = useMemo<Selection>(
    () => (isTyping ? { ...inAddress, query, page: 1, openId: undefined } : inAddress),
    [inAddress, isTyping, query],
  );

  const type = useCallback(
    (words: string) => {
      setQuery(words);
      // This happens at once: words that are deleted again before the pause have turned back to the first page, too.
      if (inAddress.page > 1) show({ ...inAddress, page: 1, openId: undefined }, true);
    },
    [inAddress, show],
  );

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => show(selection, true), pause);
    return () => clearTimeout(timer);
  }, [isTyping, selection, show]);

  return { selection, type, show, arrival };
}

// In milliseconds.
const pause = 250;

const doneEarly = (part: HTMLElement | null) => ({
  typed: part?.querySelector('input')?.value,
  openId: part?.querySelector('details[open]')?.id,
});

/** Reads `?q=&category=&page=#id`. */
export function selectionIn(search: string, hash: string): Selection {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category') ?? '';
  return {
    query: parameters.get('q') ?? '',
    category: isEveryCategory(category) ? '' : category,
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
    // The layout's link to the content leads to `#main`.
    openId: hash === '#main' ? undefined : hash.slice(1) || undefined,
  };
}

/** The address of a selection, without the parts that nobody has changed. */
export function addressOf({ query, category, page, openId }: Selection): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `/interview-questions${search && `?${search}`}${openId ? `#${openId}` : ''}`;
}
