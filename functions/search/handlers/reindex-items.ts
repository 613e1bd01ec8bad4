import { job } from '../../platform/job.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import { index, type SearchFacts } from '../keys.ts';

export const handler = job(() =>
  runDue<SearchFacts>('SEARCH', async ({ item, entry }) => {
    await index(item, entry.facts.former);
    return undefined;
  }),
);
