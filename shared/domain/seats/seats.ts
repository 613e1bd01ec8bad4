export interface Seats {
  /** Missing if the number of seats isn't limited. */
  capacity?: number | undefined;
  /** True if the owner has stopped selling seats. */
  isFull?: boolean | undefined;
  held?: ReadonlySet<string> | undefined;
  /** Maps each order that's waiting for a seat to its payment time (ISO 8601). */
  waiting?: Readonly<Record<string, string>> | undefined;
  /** Orders that must never get a seat again, even if an old version of the order is processed late. */
  released?: ReadonlySet<string> | undefined;
  dismissed?: ReadonlySet<string> | undefined;
}

export interface SeatRequest {
  id: string;
  paidAt: string;
  wantsSeat: boolean;
}

export const seatsLeft = ({ capacity, held }: Seats): number | undefined =>
  capacity === undefined ? undefined : Math.max(0, capacity - (held?.size ?? 0));

export const hasSeatLeft = (seats: Seats): boolean => !seats.isFull && seatsLeft(seats) !== 0;

/** Safe to call again: returns the same object if nothing changes. */
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

/** Returns undefined if more seats than the new capacity have already been sold. */
export function withCapacity(
  seats: Seats,
  { capacity, isFull }: Pick<Seats, 'capacity' | 'isFull'>,
): Seats | undefined {
  if (capacity !== undefined && capacity < (seats.held?.size ?? 0)) return undefined;
  if (capacity === seats.capacity && isFull === seats.isFull) return seats;
  return filled({ ...seats, capacity, isFull });
}

export const withDismissed = (seats: Seats): Seats =>
  overbookedOf(seats) ? { ...seats, dismissed: new Set(Object.keys(seats.waiting ?? {})) } : seats;

/**
 * Returns the number of waiting orders that haven't been dismissed, and the earliest of their payment times (ISO 8601).
 */
export function overbookedOf({
  waiting = {},
  dismissed,
}: Seats): { orders: number; since: string } | undefined {
  const times = Object.entries(waiting).flatMap(([id, paidAt]) => (dismissed?.has(id) ? [] : paidAt));
  const [since] = times.sort();
  return since === undefined ? undefined : { orders: times.length, since };
}

function filled(seats: Seats): Seats {
  const [first] = Object.entries(seats.waiting ?? {}).sort(byPayment);
  if (!first || !hasSeatLeft(seats)) return seats;
  const [id] = first;
  const { [id]: _, ...waiting } = seats.waiting ?? {};
  return filled({ ...seats, waiting, held: new Set([...(seats.held ?? []), id]) });
}

const byPayment = (one: [string, string], other: [string, string]) =>
  one[1].localeCompare(other[1]) || one[0].localeCompare(other[0]);
