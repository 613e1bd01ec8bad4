export interface Seats {
  /** Missing if seats aren't limited. */
  capacity?: number | undefined;
  /** True if the owner has closed sales. */
  isFull?: boolean | undefined;
  held?: ReadonlySet<string> | undefined;
  /** Orders that are waiting for a seat, with their payment times (ISO 8601). */
  waiting?: Readonly<Record<string, string>> | undefined;
  /**
   * Orders that must never get a seat again. An old version of an order can be processed late, and would otherwise take
   * a seat.
   */
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

/** Returns the same object if nothing changes, so it's safe to call again. */
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

/** Returns undefined if more seats than that have already been sold. */
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

/** Gives remaining seats to waiting orders, starting with the earliest payment. */
function filled(seats: Seats): Seats {
  const [first] = Object.entries(seats.waiting ?? {}).sort(byPayment);
  if (!first || !hasSeatLeft(seats)) return seats;
  const [id] = first;
  const { [id]: _, ...waiting } = seats.waiting ?? {};
  return filled({ ...seats, waiting, held: new Set([...(seats.held ?? []), id]) });
}

const byPayment = (one: [string, string], other: [string, string]) =>
  one[1].localeCompare(other[1]) || one[0].localeCompare(other[0]);
