import { addWorkEntry } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(addWorkEntry, () => {
  throw new Error('NOT BUILT YET');
});
