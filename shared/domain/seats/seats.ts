/** The seats of a course, and the paid orders that have one, want one or gave one up. */
export interface Seats {
  /** Seats in all; missing if the owner doesn't count them. */
  capacity?: number | undefined;
  /** The owner has closed the sale. */
  isFull?: boolean | undefined;
  /** The ids of the orders that have a seat. */
  held?: ReadonlySet<string> | undefined;
  /** When each order was paid that found no seat left (ISO 8601). */
  waiting?: Readonly<Record<string, string>> | undefined;
  /** Orders that never get a seat again. An order's state may be read late, so they are remembered. */
  released?: ReadonlySet<string> | undefined;
  /** Waiting orders that Today no longer shows at their course. */
  dismissed?: ReadonlySet<string> | undefined;
}

/** A paid order that comes for its seat, or gives it up. */
export interface SeatRequest {
  id: string;
  paidAt: string;
  wantsSeat: boolean;
}

/** The seats that can still be sold; undefined if the owner doesn't count them. */
export const seatsLeft = ({ capacity, held }: Seats): number | undefined =>
  capacity === undefined ? undefined : Math.max(0, capacity - (held?.size ?? 0));

/** Whether one more seat can be sold. */
export const hasSeatLeft = (seats: Seats): boolean => !seats.isFull && seatsLeft(seats) !== 0;

/** The seats after an order's request. The same seats if the request changes nothing, so it can be repeated at any time. */
export function withRequest(seats: Seats, { id, paidAt, wantsSeat }: SeatRequest): Seats {
  const { held, waiting = {}, released } = seats;
  if (released?.has(id)) return seats;
  if (!wantsSeat) {
    const { [id]: _, ...others } = waiting;
    const left = new Set([...(held ?? [])].filter((other) => other !== id));
    return filled({ ...seats, held: left, waiting: others, released: new Set([...(released ?? []), id]) });
  }
  return held?.has(id) || waiting[id] ? seats : filled({ ...seats, waiting: { ...waiting, [id]: paidAt } });
}

/** The seats after the owner set their number or closed the sale. Undefined if more are sold than that. */
export function withCapacity(
  seats: Seats,
  { capacity, isFull }: Pick<Seats, 'capacity' | 'isFull'>,
): Seats | undefined {
  if (capacity !== undefined && capacity < (seats.held?.size ?? 0)) return undefined;
  if (capacity === seats.capacity && isFull === seats.isFull) return seats;
  return filled({ ...seats, capacity, isFull });
}

/** The seats after the owner has read that more orders are paid than there are seats. */
export const withDismissed = (seats: Seats): Seats =>
  overbookedOf(seats) ? { ...seats, dismissed: new Set(Object.keys(seats.waiting ?? {})) } : seats;

/** How many paid orders have no seat and aren't dismissed, and since when (ISO 8601); undefined if there are none. */
export function overbookedOf({
  waiting = {},
  dismissed,
}: Seats): { orders: number; since: string } | undefined {
  const times = Object.entries(waiting).flatMap(([id, paidAt]) => (dismissed?.has(id) ? [] : paidAt));
  const [since] = times.sort();
  return since === undefined ? undefined : { orders: times.length, since };
}

/** Gives the seats that are left to the waiting orders, the first paid first. */
function filled(seats: Seats): Seats {
  const [first] = Object.entries(seats.waiting ?? {}).sort(byPayment);
  if (!first || !hasSeatLeft(seats)) return seats;
  const [id] = first;
  const { [id]: _, ...waiting } = seats.waiting ?? {};
  return filled({ ...seats, waiting, held: new Set([...(seats.held ?? []), id]) });
}

const byPayment = (one: [string, string], other: [string, string]) =>
  one[1].localeCompare(other[1]) || one[0].localeCompare(other[0]);
