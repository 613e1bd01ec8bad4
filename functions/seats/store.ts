import {
  hasSeatLeft,
  type SeatRequest,
  type Seats,
  seatsLeft,
  withCapacity,
  withDismissed,
  withRequest,
} from '#shared/domain/seats/seats.ts';
import { courseRoutes } from '#shared/pages.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   SEATS   <course id>
 *
 * Separate from the course, so that a sale doesn't conflict with the admin's open form, and a Lambda that sells seats can't
 * change courses. A change appends entries that refresh the course's pages and notify waiting orders of their seat.
 */

const key = (courseId: string) => ({ pk: 'SEATS', sk: courseId }) as const;

/** Waiting orders that now have a seat. */
export interface SeatFacts {
  orderIds: string[];
}

export const get = async (courseId: string): Promise<Seats> => (await table.find<Seats>(key(courseId))) ?? {};

/** By course id. */
export async function all(): Promise<ReadonlyMap<string, Seats>> {
  const items = await queries.partition<Seats & table.Key>('SEATS');
  return new Map(items.map((item) => [item.sk, item]));
}

/** Repeating this changes nothing. */
export const open = (courseId: string, { capacity, isFull }: Pick<Seats, 'capacity' | 'isFull'>) =>
  outbox.insert({ ...key(courseId), capacity, isFull }, []);

/** Returns the updated seats, or the unchanged ones if more are already sold. */
export const set = (courseId: string, wanted: Pick<Seats, 'capacity' | 'isFull'>) =>
  change(courseId, (seats) => withCapacity(seats, wanted) ?? seats);

/** Takes or releases an order's seat and returns the updated seats. Throws `busy` after `mostMs` milliseconds. */
export const request = (courseId: string, order: SeatRequest, mostMs?: number) =>
  change(courseId, (seats) => withRequest(seats, order), order.id, mostMs);

/** Buyers get an email about the deletion, whether or not they had a seat. */
export const remove = (courseId: string) => table.remove(key(courseId));

export const dismissOverbooking = (courseId: string) => change(courseId, withDismissed);

async function change(
  courseId: string,
  next: (seats: Seats) => Seats,
  asking?: string,
  mostMs?: number,
): Promise<Seats> {
  // Every course has this item, so without it the course is deleted and its seats no longer matter.
  let seats: Seats | undefined;
  await outbox.change<Seats>(
    key(courseId),
    (item) => {
      seats = next(item);
      return seats === item ? undefined : { set: attributesOf(seats), entries: follows(item, seats) };
    },
    { mostTries, ...(mostMs && { mostMs }) },
  );
  return seats ?? next({});

  function follows(before: Seats & Outboxed, after: Seats): NewEntry[] {
    const orderIds = [...(after.held ?? [])].filter((id) => id !== asking && !before.held?.has(id));
    const needsRefresh = seatsLeft(before) !== seatsLeft(after) || hasSeatLeft(before) !== hasSeatLeft(after);
    return [
      ...(needsRefresh ? refresh(before, courseRoutes, courseId) : []),
      ...(orderIds.length > 0 ? [{ kind: 'SEAT', facts: { orderIds } satisfies SeatFacts } as const] : []),
    ];
  }
}

/** Empty sets and maps are removed. */
function attributesOf({ capacity, isFull, held, waiting, released, dismissed }: Seats) {
  return {
    ...{
      capacity,
      isFull,
      held: emptyAsUndefined(held),
      released: emptyAsUndefined(released),
      dismissed: emptyAsUndefined(dismissed),
    },
    waiting: waiting && Object.keys(waiting).length > 0 ? waiting : undefined,
  };
}

const emptyAsUndefined = (ids: ReadonlySet<string> | undefined) => (ids?.size ? ids : undefined);

// Many buyers may pay for the last seat at once, and each round lets one write through.
const mostTries = 100;
