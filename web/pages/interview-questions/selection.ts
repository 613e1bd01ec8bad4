import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { SearchableQuestion } from './use-questions.ts';

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

/** An address that a visitor came by, and the question it named. */
export interface Arrival {
  key: string;
  linkedId: string | undefined;
}

/**
 * The selection in the address. Typed words count at once; the address follows when the typing pauses, because
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

export const questionsPerPage = 5;

/** The questions that a search and a category leave, in their order. */
export function matching(
  questions: readonly SearchableQuestion[],
  { query, category }: Pick<Selection, 'query' | 'category'>,
): SearchableQuestion[] {
  const words = query.toLowerCase();
  return questions.filter(
    (question) => (category === '' || question.category === category) && question.text.includes(words),
  );
}

/** Each category that the questions have, once, in alphabetical order. */
export const categoriesOf = (questions: readonly SearchableQuestion[]): string[] =>
  [...new Set(questions.map(({ category }) => category))].sort((one, other) => one.localeCompare(other));

/** Reads `?q=&category=&page=#id`. */
export function selectionIn(search: string, hash: string): Selection {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category') ?? '';
  return {
    query: parameters.get('q') ?? '',
    category: category === 'All' ? '' : category,
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
    // The layout's link to the content leads to `#main`.
    openId: hash === '#main' ? undefined : hash.slice(1) || undefined,
  };
}

/** The address of a selection, without the parts that are as they begin. */
export function addressOf({ query, category, page, openId }: Selection): { search: string; hash: string } {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  return { search: parameters.toString(), hash: openId ?? '' };
}
