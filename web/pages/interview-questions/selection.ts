import type { SearchableQuestion } from './use-questions.ts';

/** What a visitor wants to see of the questions. It lives in the address. */
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

export const questionsPerPage = 5;

/** The questions that a search and a category leave, in their order. */
export function matching(
  questions: readonly SearchableQuestion[],
  { query, category }: Pick<Selection, 'query' | 'category'>,
): SearchableQuestion[] {
  const sought = query.toLowerCase();
  return questions.filter(
    (question) => (category === '' || question.category === category) && question.text.includes(sought),
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

/** The same as an address, with nothing in it that goes without saying. */
export function addressOf({ query, category, page, openId }: Selection): { search: string; hash: string } {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page > 1) parameters.set('page', String(page));
  return { search: parameters.toString(), hash: openId ?? '' };
}
