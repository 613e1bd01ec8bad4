import { saveBrief } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { workNotFound } from '../../work/read-order.ts';
import * as works from '../../works/store.ts';

export const handler = handle(saveBrief, async ({ session, body }) => {
  if (!(await works.saveBrief(session.orderId, body))) throw workNotFound();
});
