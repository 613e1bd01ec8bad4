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
 * Seats are stored separately, so that a sale doesn't conflict with an admin who is editing the course, and so that Lambdas
 * that sell seats can't change courses. Each change queues a refresh of the course's pages, a notice to any waiting
 * orders that now have a seat, and, if a seat is then free, to the people on the waitlist.
 */

const key = (courseId: string) => ({ pk: 'SEATS', sk: courseId }) as const;

export interface SeatFacts {
  orderIds: string[];
}

export const get = async (courseId: string): Promise<Seats> => (await table.find<Seats>(key(courseId))) ?? {};

export async function all(): Promise<ReadonlyMap<string, Seats>> {
  const items = await queries.partition<Seats & table.Key>('SEATS');
  return new Map(items.map((item) => [item.sk, item]));
}

export const open = (courseId: string, { capacity, isFull }: Pick<Seats, 'capacity' | 'isFull'>) =>
  outbox.insert({ ...key(courseId), capacity, isFull }, []);

/** Returns the seats unchanged if more seats have already been sold. */
export const set = (courseId: string, wanted: Pick<Seats, 'capacity' | 'isFull'>) =>
  change(courseId, (seats) => withCapacity(seats, wanted) ?? seats);

export const request = (courseId: string, order: SeatRequest, mostMs?: number) =>
  change(courseId, (seats) => withRequest(seats, order), order.id, mostMs);

export const remove = (courseId: string) => table.remove(key(courseId));

export const dismissOverbooking = (courseId: string) => change(courseId, withDismissed);

async function change(
  courseId: string,
  next: (seats: Seats) => Seats,
  asking?: string,
  mostMs?: number,
): Promise<Seats> {
  // Every course has this item. If it's missing, the course was deleted and its seats no longer matter.
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
    const isFreed = !hasSeatLeft(before) && hasSeatLeft(after);
    return [
      ...(needsRefresh ? refresh(before, courseRoutes, courseId) : []),
      ...(orderIds.length > 0 ? [{ kind: 'SEAT', facts: { orderIds } satisfies SeatFacts } as const] : []),
      ...(isFreed ? [{ kind: 'WAITLIST', facts: {} } as const] : []),
    ];
  }
}

/** DynamoDB doesn't allow empty sets. */
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

// Many buyers may pay for the last seat at once, and only one write per round gets through.
const mostTries = 100;
