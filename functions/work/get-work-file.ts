import { getWorkFile } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getWorkFile, () => {
  throw new Error('NOT BUILT YET');
});
