import { listWork } from '#shared/api/work.ts';
import { type SessionsState, sessionsToCome } from '#shared/domain/coaching/bookings.ts';
import { isUnreachable } from '#shared/domain/mail/undelivered.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { shortened } from '#shared/domain/text/text.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import type { WorkRow } from '#shared/domain/work/work-detail.ts';
import * as orders from '../../orders/store.ts';
import { handle } from '../../platform/http/handle.ts';
import * as works from '../../works/store.ts';
import { currentWork } from '../current-work.ts';

export const handler = handle(listWork, async ({ page, query }) => {
  const { items, next } = await works.list(query.list, page);
  const rows = await Promise.all(items.map(async (work) => rowOf(work, await orders.find(work.id))));
  return { items: rows.filter((row) => row !== undefined), next };
});

function rowOf(work: works.StoredWork, order: orders.StoredOrder | undefined): WorkRow | undefined {
  if (!order) return undefined;
  const { turn, waiting, since, silentSince, due, documents, sessions } = workStateOf(
    currentWork(order, work),
  );
  const hasBouncedEmail = isUnreachable([...work.emails, ...order.emails]);
  return {
    ...{ id: work.id, number: orderNumber(order), what: productName(order), startedAt: work.startedAt },
    ...{ turn, waiting, since },
    ...(order.buyer && { name: order.buyer.name, mobile: order.buyer.mobile }),
    ...(waiting === 'changes' && { asked: lastChangeRequest(work) }),
    ...(silentSince && { silentSince }),
    ...(due && { due }),
    documents: documents.map(({ name, phase, drafts }) => ({ name, phase, drafts: drafts.length })),
    ...(sessions && { sessions: countsOf(sessions) }),
    ...(hasBouncedEmail && { hasBouncedEmail }),
  };
}

function countsOf(sessions: SessionsState): WorkRow['sessions'] {
  const [next] = sessionsToCome(sessions, Date.now());
  return { sold: sessions.sold, left: sessions.left, ...(next && { next: next.start }) };
}

const lastChangeRequest = ({ entries }: works.StoredWork) =>
  shortened(entries.findLast(({ kind }) => kind === 'changes')?.text ?? '', 200);
