import { saveBrief } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(saveBrief, () => {
  throw new Error('NOT BUILT YET');
});
