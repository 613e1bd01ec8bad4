import { type AttentionKind, attentionKinds, attentionOf } from '#shared/domain/attention.ts';
import { attentionPartition } from '#shared/table.ts';
import type { StoredOrder } from './orders.ts';
import type { PageQuery } from './page.ts';
import * as table from './table.ts';

/**
 *   pk          sk                     gsi1pk                gsi1sk                  orderId, version
 *   ATTENTION   <kind>#<order's id>    ATTENTION_<KIND>      <since>#<order's id>    the order that needs attention
 *
 * An order can need it for several reasons, so these are items of their own. Each is written ahead of the change of
 * the order that calls for it and taken off its list after the one that ends it: a process that dies between leaves
 * one too many, which its reader finds out by the order. `since` may be to come: a refund is overdue by then.
 */

/** Puts an order on the lists that a change, not yet written, calls for. */
export async function announce(before: StoredOrder, after: StoredOrder): Promise<void> {
  const [known, wanted] = [attentionOf(before), attentionOf(after)];
  const changed = attentionKinds.filter((kind) => wanted[kind] && wanted[kind] !== known[kind]);
  await Promise.all(
    changed.map((kind) =>
      table.change(key(kind, after.id), {
        set: {
          ...{ gsi1pk: attentionPartition(kind), gsi1sk: `${wanted[kind]}#${after.id}` },
          ...{ orderId: after.id, version: before.version + 1, ttl: undefined },
        },
        condition: 'attribute_not_exists(#version) OR #version < :version OR #version = :version',
      }),
    ),
  );
}

/** Takes an order off a list, unless a later change than this one of it has put it there. */
export const withdraw = (kind: AttentionKind, { id, version }: StoredOrder) =>
  table.change(key(kind, id), {
    set: { gsi1pk: undefined, gsi1sk: undefined, ttl: Math.ceil(Date.now() / 1000) + keptSeconds },
    condition: '#version < :seen OR #version = :seen',
    values: { seen: version },
  });

/** A page of the ids of orders on a list, the latest first; `since` is over for each. */
export async function list(kind: AttentionKind, { limit, after }: PageQuery) {
  const before = after ?? `${new Date().toISOString()}$`;
  const partition = attentionPartition(kind);
  const page = await table.list<{ orderId: string }>({ index: 'gsi1', partition, limit, before });
  return { ids: page.items.map(({ orderId }) => orderId), next: page.next };
}

/** The orders on a list, counted up to `most`. */
export const count = (kind: AttentionKind, most: number) =>
  table.count(
    { index: 'gsi1', partition: attentionPartition(kind), from: '0', to: `${new Date().toISOString()}$` },
    most,
  );

const key = (kind: AttentionKind, orderId: string) =>
  ({ pk: 'ATTENTION', sk: `${kind}#${orderId}` }) as const;

// An item that is on no list is needed no longer than a change takes to be written.
const keptSeconds = 24 * 60 * 60;
