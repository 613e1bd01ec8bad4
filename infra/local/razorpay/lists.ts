import { Refusal } from './refusal.ts';

/** Which part of a list, as the query says it: times in seconds, 10 entries unless said, 100 at most. */
export interface Page {
  from?: string;
  to?: string;
  count?: string;
  skip?: string;
}

/** A list as Razorpay returns it, the newest first. */
export function listOf<T extends { created_at: number }>(entries: readonly T[], page: Page = {}) {
  const { from = 0, to = Number.MAX_SAFE_INTEGER, count = 10, skip = 0 } = page;
  if (Number(count) > 100)
    throw new Refusal({ description: 'The count may not be greater than 100.', field: 'count' });
  const items = entries
    .filter(({ created_at }) => created_at >= Number(from) && created_at <= Number(to))
    .toReversed()
    .slice(Number(skip), Number(skip) + Number(count));
  return { entity: 'collection', count: items.length, items };
}
