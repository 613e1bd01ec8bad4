import { startWork } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(startWork, () => {
  throw new Error('NOT BUILT YET');
});
