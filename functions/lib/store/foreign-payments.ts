import type { ForeignPayment } from '#shared/domain/foreign-payment.ts';
import type { PageQuery } from './page.ts';
import * as table from './table.ts';

/**
 *   pk                sk     gsi1pk            gsi1sk
 *   FOREIGN_PAYMENT   <id>   FOREIGN_PAYMENT   <createdAt>#<id>
 *   FOREIGN_PAYMENT   <id>                                        ignored
 */

type Stored = ForeignPayment & { readAt: string };

/** Keeps a payment as Razorpay reported it at `readAt`. True when it is new here; an ignored one stays ignored. */
export async function keep(payment: ForeignPayment, readAt: string): Promise<boolean> {
  const known = await table.find<Stored>(key(payment.id));
  if (!known) {
    const place = { gsi1pk: 'FOREIGN_PAYMENT', gsi1sk: `${payment.createdAt}#${payment.id}` };
    return table.insert({ ...key(payment.id), ...place, ...payment, readAt });
  }
  if (known.status === payment.status) return false;
  // Of two runs at once, the one that read last is right.
  await table.change(key(payment.id), {
    set: { status: payment.status, readAt },
    condition: '#readAt < :readAt',
    values: { readAt },
  });
  return false;
}

/** The payments that are not ignored, newest first. */
export const list = ({ limit, after }: PageQuery) =>
  table.list<ForeignPayment>({ index: 'gsi1', partition: 'FOREIGN_PAYMENT', limit, before: after });

/** Takes a payment out of the list. False when there is none. */
export const ignore = async (id: string): Promise<boolean> =>
  (await table.change(key(id), { set: { ignored: true, gsi1pk: undefined, gsi1sk: undefined } })) !==
  undefined;

const key = (id: string) => ({ pk: 'FOREIGN_PAYMENT', sk: id }) as const;
