import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import { index, type SearchFacts } from '../keys.ts';

/** Writes the search rows of stored, changed or deleted items again: a request may fail before it has written them. */
export const handler = job(() =>
  doDue<SearchFacts>('SEARCH', async ({ item, entry }) => {
    await index(item, entry.facts.former);
    return undefined;
  }),
);
