import { saveBrief } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';
import * as works from '../lib/store/works.ts';
import { noWork } from '../lib/work/own-order.ts';

export const handler = handle(saveBrief, async ({ session, body }) => {
  if (!(await works.saveBrief(session.orderId, body))) throw noWork();
});
