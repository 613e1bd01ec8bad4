import { openDisputes } from '#shared/domain/orders/attention.ts';
import { mergeDisputes } from '#shared/domain/orders/merge-updates.ts';
import { unmatchedDueKeys } from '#shared/domain/orders/order-due.ts';
import type { Dispute } from '#shared/domain/orders/payment-records.ts';
import type { UnmatchedPayment } from '#shared/domain/orders/unmatched-payment.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk                  sk     gsi1pk              gsi1sk
 *   UNMATCHED_PAYMENT   <id>   UNMATCHED_PAYMENT   <createdAt>#<id>
 *   UNMATCHED_PAYMENT   <id>                                          ignored, until it's disputed
 *
 * Payments that aren't ignored are also in the index of due items (gsi5).
 */

type Stored = UnmatchedPayment & { readAt: string; disputesVersion?: number; ignored?: true };

/** Returns true if the payment is new. `readAt` is when it was read from Razorpay. */
export async function keep(payment: UnmatchedPayment, readAt: string): Promise<boolean> {
  const known = await table.find<Stored>(key(payment.id));
  if (!known) {
    return table.insert({ ...key(payment.id), ...indexKeysOf(payment), ...payment, readAt });
  }
  if (known.status === payment.status) return false;
  await table.change(key(payment.id), {
    set: { status: payment.status, readAt },
    condition: '#readAt < :readAt',
    values: { readAt },
  });
  return false;
}

/**
 * Returns the disputes that are new or whose status has changed. An open dispute puts an ignored payment back on the
 * list. Throws `busy` if other changes keep getting in first.
 */
export async function addDisputes(
  payment: UnmatchedPayment,
  disputes: Dispute[],
  readAt: string,
): Promise<Dispute[]> {
  await keep(payment, readAt);
  return table.untilWritten<Dispute[]>(async () => {
    const known = await table.find<Stored>(key(payment.id));
    const merged = mergeDisputes(known?.disputes ?? [], disputes);
    const news = merged.filter(
      ({ id, status }) => known?.disputes?.find((dispute) => dispute.id === id)?.status !== status,
    );
    if (!known || news.length === 0) return [];
    const seen = known.disputesVersion;
    const isOpen = openDisputes({ disputes: news }).length > 0;
    const changed = await table.change(key(payment.id), {
      set: {
        ...{ disputes: merged, disputesVersion: (seen ?? 0) + 1 },
        ...((isOpen || !known.ignored) && indexKeysOf({ ...known, disputes: merged })),
        ...(isOpen && { ignored: undefined }),
      },
      condition: [
        seen === undefined ? 'attribute_not_exists(#disputesVersion)' : '#disputesVersion = :seen',
        ...(isOpen || known.ignored ? [] : ['attribute_not_exists(#ignored)']),
      ].join(' AND '),
      ...(seen !== undefined && { values: { seen } }),
    });
    return changed ? news : undefined;
  });
}

const indexKeysOf = (payment: UnmatchedPayment) => ({
  gsi1pk: 'UNMATCHED_PAYMENT',
  gsi1sk: `${payment.createdAt}#${payment.id}`,
  ...unmatchedDueKeys(payment),
});

export const list = ({ limit, after }: PageQuery) =>
  queries.list<UnmatchedPayment>({ index: 'gsi1', partition: 'UNMATCHED_PAYMENT', limit, before: after });

export const ignore = async (id: string): Promise<boolean> =>
  (await table.change(key(id), { set: { ignored: true, ...withoutIndexKeys } })) !== undefined;

const withoutIndexKeys = {
  ...{ gsi1pk: undefined, gsi1sk: undefined },
  ...{ gsi5pk: undefined, gsi5sk: undefined, dueThing: undefined },
};

const key = (id: string) => ({ pk: 'UNMATCHED_PAYMENT', sk: id }) as const;
