import { getWork } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getWork, () => {
  throw new Error('NOT BUILT YET');
});
