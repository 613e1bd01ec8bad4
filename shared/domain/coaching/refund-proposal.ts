import { refundSentences } from '../orders/refund-sentences.ts';
import { refundTable } from '../orders/refund-table.ts';
import { isStarted, type SessionsState, wasHeld } from './bookings.ts';
import { sessionPrice } from './session-price.ts';

interface Proposed {
  /** In whole rupees. */
  paise: number;
  /** The sentence of the policy that it follows. */
  sentence: string;
}

/**
 * `asked` if the buyer wants the price of sessions that we cancelled, and `full` if no session was held, forfeited or
 * missed. `unused` and `none` propose nothing: `unused` has the figure for the sessions that are left.
 */
export type RefundProposal =
  | (Proposed & { kind: 'asked'; bookings: readonly string[] })
  | (Proposed & { kind: 'full' })
  | (Proposed & { kind: 'unused'; sessions: number })
  | Pick<Proposed & { kind: 'none' }, 'kind' | 'sentence'>;

/** The owner decides what to refund. `paise` is the price of the order, and `now` is in epoch milliseconds. */
export function refundProposal(
  sessions: SessionsState,
  { paise, now }: { paise: number; now: number },
): RefundProposal {
  const { sold, bookings } = sessions;
  const priceOf = (count: number) => sessionPrice(sessions, paise, count);
  const asked = bookings.filter(({ state }) => state === 'refund_asked').map(({ id }) => id);
  if (asked.length > 0)
    return { kind: 'asked', bookings: asked, paise: priceOf(asked.length), sentence: ifWeCancel };
  const settled = bookings.filter(({ state }) => state === 'refund_settled').length;
  if (!isStarted(sessions, now) && settled === 0)
    return {
      kind: 'full',
      paise,
      sentence: sold === 1 ? refundSentences.later : refundSentences.started,
    };
  const count = unusedSessions(sessions, now);
  if (count > 0)
    return { kind: 'unused', sessions: count, paise: priceOf(count), sentence: refundSentences.unused };
  const isHeld = bookings.some((booking) => wasHeld(booking, now));
  return {
    kind: 'none',
    sentence: isHeld ? refundSentences.completed : refundSentences.forfeited,
  };
}

/** A figure less the fee for the work it makes, both in paise. */
export const lessFee = (paise: number, feePaise: number): number => Math.max(0, paise - feePaise);

function unusedSessions({ bookings, left }: SessionsState, now: number): number {
  const toCome = bookings.filter((booking) => booking.state === 'booked' && !wasHeld(booking, now)).length;
  return left + toCome;
}

const ifWeCancel =
  refundTable.flatMap(({ cases }) => cases).find(({ id }) => id === 'cancelled')?.answer ?? '';
