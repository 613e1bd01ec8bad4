import { type Attended, attentionOf } from '#shared/domain/orders/attention.ts';
import { type AttentionKind, attentionKinds } from '#shared/domain/orders/attention-kinds.ts';
import { attentionPartition } from '#shared/table.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk          sk                     gsi1pk                gsi1sk                  orderId, version, listedAt
 *   ATTENTION   <kind>#<order's id>    ATTENTION_<KIND>      <since>#<order's id>    the order that needs attention
 *
 * An order can need it for several reasons, so these are items of their own. Each is written ahead of the change of
 * the order that calls for it and taken off its list after the one that ends it: a process that dies between leaves
 * one too many, which its reader finds out by the order. `since` may be to come: a refund is overdue by then.
 */

/** An order as far as its place on the lists goes. */
interface AttendedOrder extends Attended {
  id: string;
  version: number;
}

/**
 * Puts an order, about to be written as this version, on every list that it calls for. Also on those where it stands: a
 * withdrawal on behalf of an older version must not take it off.
 */
export function add(order: AttendedOrder): Promise<unknown> {
  const { id, version } = order;
  const listedAt = new Date().toISOString();
  const kinds = attentionKinds.flatMap((kind) => {
    const since = attentionOf(order)[kind];
    return since ? [{ kind, since }] : [];
  });
  return Promise.all(
    kinds.map(({ kind, since }) =>
      table.change(key(kind, id), {
        set: {
          ...{ gsi1pk: attentionPartition(kind), gsi1sk: `${since}#${id}` },
          ...{ orderId: id, version, ttl: undefined, listedAt },
        },
        condition: 'attribute_not_exists(#version) OR #version < :version OR #version = :version',
      }),
    ),
  );
}

/** Takes an order off a list, unless a later change than this one of it has just put it there. */
export const remove = (kind: AttentionKind, { id, version }: AttendedOrder) =>
  table.change(key(kind, id), {
    set: { gsi1pk: undefined, gsi1sk: undefined, ttl: Math.ceil(Date.now() / 1000) + keptSeconds },
    condition: '#version < :seen OR #version = :seen OR #listedAt < :lately',
    values: { seen: version, lately: new Date(Date.now() - changeMs).toISOString() },
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

// Longer than a Lambda can be at a change: one that was listed before and is not written never will be.
const changeMs = 10 * 60_000;

// An item that is on no list is needed no longer than a change takes to be written.
const keptSeconds = 24 * 60 * 60;
