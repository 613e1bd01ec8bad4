import { correctOrderEmail } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(correctOrderEmail, () => {
  throw new Error('NOT BUILT YET');
});
