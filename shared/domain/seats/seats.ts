export interface Seats {
  /** Missing if the owner doesn't count seats. */
  capacity?: number | undefined;
  /** Sales closed by the owner. */
  isFull?: boolean | undefined;
  /** Ids of the orders that have a seat. */
  held?: ReadonlySet<string> | undefined;
  /** Orders without a seat, with the time of their payment (ISO 8601). */
  waiting?: Readonly<Record<string, string>> | undefined;
  /** Orders that never get a seat again, because an old version of an order can be processed late. */
  released?: ReadonlySet<string> | undefined;
  /** Waiting orders that Today no longer shows. */
  dismissed?: ReadonlySet<string> | undefined;
}

export interface SeatRequest {
  id: string;
  paidAt: string;
  wantsSeat: boolean;
}

/** Undefined if the owner doesn't count seats. */
export const seatsLeft = ({ capacity, held }: Seats): number | undefined =>
  capacity === undefined ? undefined : Math.max(0, capacity - (held?.size ?? 0));

export const hasSeatLeft = (seats: Seats): boolean => !seats.isFull && seatsLeft(seats) !== 0;

/** Returns the same object if nothing changes, so it can be repeated. */
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

/** Undefined if more seats are already sold. */
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

/** The count, and since when (ISO 8601); undefined if there are none. */
export function overbookedOf({
  waiting = {},
  dismissed,
}: Seats): { orders: number; since: string } | undefined {
  const times = Object.entries(waiting).flatMap(([id, paidAt]) => (dismissed?.has(id) ? [] : paidAt));
  const [since] = times.sort();
  return since === undefined ? undefined : { orders: times.length, since };
}

/** Gives free seats to waiting orders, earliest payment first. */
function filled(seats: Seats): Seats {
  const [first] = Object.entries(seats.waiting ?? {}).sort(byPayment);
  if (!first || !hasSeatLeft(seats)) return seats;
  const [id] = first;
  const { [id]: _, ...waiting } = seats.waiting ?? {};
  return filled({ ...seats, waiting, held: new Set([...(seats.held ?? []), id]) });
}

const byPayment = (one: [string, string], other: [string, string]) =>
  one[1].localeCompare(other[1]) || one[0].localeCompare(other[0]);
