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
 *   SEATS   <the course's id>
 *
 * The seats of a course, apart from what the course says: a sale changes no form that the owner has open, and a Lambda that
 * sells a seat can't change a course.
 *
 * A change appends an entry that refreshes the course's pages, and one for the orders that got a seat without asking again.
 */

const key = (courseId: string) => ({ pk: 'SEATS', sk: courseId }) as const;

/** The facts of a SEAT entry: waiting orders that got a seat. */
export interface SeatNews {
  orderIds: string[];
}

export const get = async (courseId: string): Promise<Seats> => (await table.find<Seats>(key(courseId))) ?? {};

/** The seats of every course, by the course's id. */
export async function all(): Promise<ReadonlyMap<string, Seats>> {
  const items = await queries.partition<Seats & table.Key>('SEATS');
  return new Map(items.map((item) => [item.sk, item]));
}

/** Stores the seats of a new course. A repeat changes nothing. */
export const open = (courseId: string, { capacity, isFull }: Pick<Seats, 'capacity' | 'isFull'>) =>
  outbox.insert({ ...key(courseId), capacity, isFull }, []);

/** Sets the number of seats, and whether the sale is closed. Returns the seats as they are then, unchanged if more are sold. */
export const set = (courseId: string, wanted: Pick<Seats, 'capacity' | 'isFull'>) =>
  change(courseId, (seats) => withCapacity(seats, wanted) ?? seats);

/** Takes or gives up the seat of an order. Returns the seats as they are then. Throws `busy` after `mostMs` milliseconds. */
export const request = (courseId: string, order: SeatRequest, mostMs?: number) =>
  change(courseId, (seats) => withRequest(seats, order), order.id, mostMs);

/** Removes the seats of a deleted course. Its buyers hear of the deletion, whether they had a seat or not. */
export const remove = (courseId: string) => table.remove(key(courseId));

export const dismissOverbooking = (courseId: string) => change(courseId, withDismissed);

async function change(
  courseId: string,
  next: (seats: Seats) => Seats,
  asking?: string,
  mostMs?: number,
): Promise<Seats> {
  // Every course has its item from the start; without one, the course is deleted, and its seats don't matter any more.
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
    const isShownAnew = seatsLeft(before) !== seatsLeft(after) || hasSeatLeft(before) !== hasSeatLeft(after);
    return [
      ...(isShownAnew ? refresh(before, courseRoutes, courseId) : []),
      ...(orderIds.length > 0 ? [{ kind: 'SEAT', facts: { orderIds } satisfies SeatNews } as const] : []),
    ];
  }
}

/** The attributes of the table. An empty set or map is removed. */
function attributesOf({ capacity, isFull, held, waiting, released, dismissed }: Seats) {
  return {
    ...{
      capacity,
      isFull,
      held: filledOr(held),
      released: filledOr(released),
      dismissed: filledOr(dismissed),
    },
    waiting: waiting && Object.keys(waiting).length > 0 ? waiting : undefined,
  };
}

const filledOr = (ids: ReadonlySet<string> | undefined) => (ids?.size ? ids : undefined);

// Many buyers may pay for the last seat at once, and each round lets one write through.
const mostTries = 100;
