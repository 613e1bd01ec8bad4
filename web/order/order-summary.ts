import { formatStart, type StartOutlook, startOutlookOf } from '#shared/domain/classes/class-start.ts';
import { formatPaise, sumPaise } from '#shared/domain/money/money.ts';
import { seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { formatDay, longDate } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { CourseSeat, OwnOrder } from '#shared/domain/work/bought-work.ts';
import { firstDraftDate } from '#shared/domain/work/draft-dates.ts';
import {
  type DocumentState,
  isLate,
  isSupported,
  latestDraft,
  type WorkState,
} from '#shared/domain/work/work.ts';
import { refundDays } from '#shared/policies.ts';
import { sessionsSummary } from './sessions/sessions-summary.ts';

export interface OrderSummary {
  heading: string;
  text?: string | undefined;
  /** What we wrote about it. */
  quote?: string | undefined;
  paused?: string | undefined;
  isLate?: boolean;
  /** The refunds that the head shows. Set only once nothing more is owed but a refund. */
  refunds?: OwnRefund[];
  isDone?: boolean;
}

export type OwnRefund = OwnOrder['refunds'][number];

/** `now` is in epoch milliseconds. `state` is undefined if there's no work yet. */
export function orderSummaryOf(order: OwnOrder, state: WorkState | undefined, now: number): OrderSummary {
  const unpaid = unpaidSummaries[order.status];
  if (unpaid) return unpaid;
  if (state?.waiting === 'refunding') return refunding(order, state);
  if (order.status === 'refunded') return refunded(order, state);
  if (order.courseSeat) return seatSummary(order.courseSeat, now);
  if (order.seat === 'confirming') return confirming;
  if (order.seat === 'none') return { heading: 'No seats were left', text: seatTakenText };
  if (order.seat === 'given_up') return order.failedRefundPaise ? seatGivenUp : refunding(order, state);
  if (!state) return notStarted(order, now);
  const summary = isLate(state, now) ? lateSummary(state) : waitingSummary(order, state, now);
  return { ...summary, paused: pausedText(state) };
}

export const isSettingUp = ({ work, seat, paidAt = '' }: OwnOrder, now: number): boolean =>
  (seat ? seat === 'confirming' : !work) && now - Date.parse(paidAt) < 10 * 60_000;

const noPaymentYet: OrderSummary = {
  heading: 'We haven’t received a payment yet',
  text: 'If money has left your account, please don’t pay again. It can take a while to reach us; this page updates by itself.',
};

const unpaidSummaries: Partial<Record<OwnOrder['status'], OrderSummary>> = {
  created: noPaymentYet,
  attempted: noPaymentYet,
  checking: {
    heading: 'We’ve received a payment and are checking it',
    text: 'The amount doesn’t match the price of this order. Please don’t pay again: we’ll contact you, or you can call us.',
  },
  processing: {
    heading: 'We’re confirming your payment',
    text: 'We’re waiting for your bank. You don’t need to do anything. Please don’t pay again. This page updates by itself.',
  },
};

const confirming: OrderSummary = {
  heading: 'We’re confirming your seat',
  text: 'It’ll appear here once it’s confirmed.',
};

// There's no text, because the page explains the failed refund right below.
const seatGivenUp: OrderSummary = { heading: 'Your seat has been released' };

function refunding(order: OwnOrder, state: WorkState | undefined): OrderSummary {
  const refunds = ownRefunds(order);
  const pending = sumPaise(refunds.filter(isPending));
  return {
    heading: `We’ve started your refund${pending ? ` of ${formatPaise(pending)}` : ''}`,
    text: `It takes ${refundDays.least}-${refundDays.most} business days. We’ll email you when it has been sent to your bank. You don’t need to do anything.${releasedText(state)}${yoursToKeep(state)}`,
    refunds,
  };
}

function refunded(order: OwnOrder, state: WorkState | undefined): OrderSummary {
  const { paidTwice, paise } = order;
  const done = { refunds: ownRefunds(order), isDone: true };
  if (paidTwice)
    return {
      heading: `You paid twice. We’ve refunded the ${paidTwice} ${formatPaise(paise)}.`,
      text: 'Your other order has its own link, in the email about that payment.',
      ...done,
    };
  return { heading: 'We’ve refunded your order', text: `The order is closed.${yoursToKeep(state)}`, ...done };
}

const ownRefunds = ({ refunds }: OwnOrder): OwnRefund[] =>
  refunds.filter(({ status, isExtra }) => status !== 'failed' && !isExtra);

const isPending = ({ status }: OwnRefund) => status === 'pending';

const releasedText = (state: WorkState | undefined): string =>
  state?.sessions?.bookings.some((booking) => booking.state === 'freed')
    ? ' Your sessions to come are cancelled.'
    : '';

const yoursToKeep = (state: WorkState | undefined): string =>
  state?.documents.some((document) => latestDraft(document))
    ? ' Anything we’ve sent you is yours to keep.'
    : '';

function notStarted(order: OwnOrder, now: number): OrderSummary {
  if (isSettingUp(order, now))
    return {
      heading: 'We’ve received your payment',
      text: 'We’re setting up your order. You’ll see the first step here in a minute or two.',
    };
  return {
    heading: 'You’ve paid for this order',
    text: 'We’re handling it by phone and email. Call us for an update.',
  };
}

function seatSummary({ title, batch, startDate, isGone }: CourseSeat, now: number): OrderSummary {
  if (isGone)
    return {
      heading: 'This course is no longer offered',
      text: 'You’ve paid for a seat. We’ll contact you to arrange another class or a refund. You can also call us.',
    };
  const start = startDate ? formatStart(startDate) : '';
  const texts: Record<StartOutlook, string> = {
    unsettled: 'We’ll email you when the date is fixed, and again the day before the class.',
    later: `The class starts on ${start}. We’ll email you again the day before.`,
    tomorrow: `The class starts tomorrow, ${start}.`,
    today: `The class starts today, ${start}.`,
    begun: `The class started on ${start}. Call us and we’ll help you catch up.`,
  };
  return { heading: `Your seat is reserved: ${batch || title}`, text: texts[startOutlookOf(startDate, now)] };
}

function lateSummary({ due = '' }: WorkState): OrderSummary {
  return {
    heading: 'We’re late',
    text: `This was due on ${formatDay(dayInIndia(due))}. We’re sorry, and we’re working on it. Tell us if you’d rather wait or get a refund.`,
    isLate: true,
  };
}

function waitingSummary(order: OwnOrder, state: WorkState, now: number): OrderSummary {
  const day = state.due && formatDay(dayInIndia(state.due));
  switch (state.waiting) {
    case 'details':
      return {
        heading: 'Your turn: tell us about the role you want',
        text: `Send your details today and get your first draft by ${formatDay(firstDraftDate(now))}.`,
      };
    case 'answer':
      return {
        heading: 'Your turn: we have a question',
        text: 'We’ll carry on as soon as we have your answer.',
      };
    case 'review':
      return { heading: `Your turn: read ${draftsToRead(state.documents)}`, text: review(state, now) };
    case 'changes':
      return {
        heading: day ? `We’re making your changes. Next draft by ${day}` : 'We’re making your changes',
        text: 'You don’t need to do anything. We’ll email you when the draft is ready.',
      };
    case 'hold':
      return {
        heading: 'On hold for now',
        text: `On hold since ${formatDay(dayInIndia(state.since))}. Nothing is due until we continue.`,
        quote: order.work?.entries.findLast(({ kind }) => kind === 'hold')?.text,
      };
    case 'approved':
      return { heading: 'Your documents are final', text: support(state, now) };
    case 'ended':
      return closed(order, state);
    case 'drafts':
      return {
        heading: `We’re writing. First draft by ${day}`,
        text: writingText(state.documents),
      };
    case 'call':
      return {
        heading: `Our turn: we’ll call you about ${order.what} by ${day}`,
        text: 'We’ll agree the next step by phone and note it here.',
      };
    case 'agreed':
      return {
        heading: `Agreed by phone: ${order.what}`,
        text: 'If anything changes, send us a message or call us.',
      };
    default:
      return state.sessions
        ? sessionsSummary(state.sessions, now)
        : { heading: 'You’ve paid for this order' };
  }
}

/** The money comes first, because it's what people ask about. */
function closed(order: OwnOrder, state: WorkState): OrderSummary {
  const { work, paise, refunds, failedRefundPaise } = order;
  const ends = work?.entries.filter(({ kind }) => kind === 'ended') ?? [];
  const isSent = state.documents.some((document) => latestDraft(document));
  const isWritten = state.documents.some(({ name }) => name !== 'Document');
  const own = ownRefunds(order);
  const sent = own.filter((refund) => !isPending(refund));
  const hasPending = own.some(isPending);
  const isOwed = !isSent && refunds.length === 0 && !failedRefundPaise;
  const money = [
    isOwed && `You paid ${formatPaise(paise)}. We’ll contact you about a refund. You can also call us.`,
    !isSent && isWritten && 'We closed it before sending a draft.',
  ];
  return {
    heading:
      sent.length > 0
        ? `This order is closed, and ${formatPaise(sumPaise(sent))} refunded`
        : hasPending
          ? 'This order is closed, and your refund has started'
          : 'This order is closed',
    text: [...money.filter(Boolean), yoursToKeep(state).trim()].join(' ').trim(),
    quote: [...new Set(ends.flatMap(({ text }) => text || []))].join('\n') || undefined,
    refunds: own,
    isDone: sent.length > 0 && !hasPending,
  };
}

function writingText(documents: readonly DocumentState[]): string {
  const sent = documents.filter(({ phase }) => phase === 'sent').map(({ name }) => name);
  if (sent.length === 0) return 'You don’t need to do anything. We’ll email you when it’s ready.';
  return `Your ${sent.join(' and your ')} ${sent.length > 1 ? 'are' : 'is'} ready to read. We’ll email you when the rest is ready.`;
}

function review(state: WorkState, now: number): string {
  const isOne = state.documents.filter(({ phase }) => phase === 'sent').length === 1;
  const approve = isOne ? 'Approve it if you’re happy with it' : 'Approve what you’re happy with';
  return isSupported(state, now)
    ? `${approve}, or ask for changes as often as you need. They’re included in the price.`
    : `${approve}, or send us a message.`;
}

function draftsToRead(documents: readonly DocumentState[]): string {
  const sent = documents.filter(({ phase }) => phase === 'sent');
  const [first] = sent;
  if (!first || sent.length > 1) return 'your drafts';
  return `your ${first.name}, draft ${latestDraft(first)?.version ?? 1}`;
}

const support = (state: WorkState, now: number) =>
  state.supportUntil &&
  (isSupported(state, now)
    ? `You can ask for changes until ${longDate(state.supportUntil)}, as often as you need.`
    : `The last day to ask for changes was ${longDate(state.supportUntil)}. Send us a message and we’ll see what we can do.`);

function pausedText({ isPaused, daysLeft = 0, waiting }: WorkState): string | undefined {
  if (!isPaused) return undefined;
  const until = {
    answer: 'until you answer',
    details: 'until we have your details',
    hold: 'until work resumes',
  }[waiting as string];
  const left = daysLeft === 1 ? '1 day' : `${Math.max(daysLeft, 0)} days`;
  return `We’ve paused the clock ${until ?? 'until you answer'}, with ${left} left.`;
}
