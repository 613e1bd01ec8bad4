import { getClass } from '#shared/api/classes.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getClass, () => {
  throw new Error('NOT BUILT YET');
});
