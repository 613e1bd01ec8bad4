import { openOrderSession } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(openOrderSession, () => {
  throw new Error('NOT BUILT YET');
});
