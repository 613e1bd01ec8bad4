import { updateClass } from '#shared/api/classes.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(updateClass, () => {
  throw new Error('NOT BUILT YET');
});
