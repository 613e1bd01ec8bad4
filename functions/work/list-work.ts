import { listWork } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(listWork, () => {
  throw new Error('NOT BUILT YET');
});
