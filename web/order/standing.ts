import { type StartOutlook, startInWords, startOutlookOf } from '#shared/domain/classes/class-start.ts';
import { money } from '#shared/domain/money/money.ts';
import { seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { sentInWords } from '#shared/domain/orders/sent-refund.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dateInWords, longDate } from '#shared/domain/time/india-words.ts';
import type { OwnOrder, Place } from '#shared/domain/work/bought-work.ts';
import { firstDraftDate } from '#shared/domain/work/draft-dates.ts';
import {
  type DocumentState,
  isLate,
  isSupported,
  latestDraft,
  type WorkState,
} from '#shared/domain/work/work.ts';
import { refundDays } from '#shared/policies.ts';

/** The standing of an order, in the words that head its page: what happens next, and who must act. */
export interface Standing {
  heading: string;
  text?: string | undefined;
  /** The days of a due date stand still. */
  stopped?: string | undefined;
  isLate?: boolean;
}

/** The standing of an order at a time (epoch milliseconds); `state` is missing where no work was begun. */
export function standingOf(order: OwnOrder, state: WorkState | undefined, now: number): Standing {
  const unpaid = unpaidStandings[order.status];
  if (unpaid) return unpaid;
  if (state?.waiting === 'refunding') return refunding(state);
  if (order.status === 'refunded') return refunded(order, state);
  if (order.place) return placeStanding(order.place, now);
  if (order.seat === 'confirming') return confirming;
  if (order.seat === 'none') return { heading: 'No seat was left', text: seatTakenText };
  if (order.seat === 'given_up') return order.failedRefundPaise ? seatGone : refunding(state);
  if (!state) return beginning(order, now);
  const standing = isLate(state, now) ? lateStanding(state) : waitingStanding(order, state, now);
  return { ...standing, stopped: stoppedDays(state) };
}

/** Paid so short a while ago that the work may not have begun yet, or the seat isn't confirmed. */
export const isSettingUp = ({ work, seat, paidAt = '' }: OwnOrder, now: number): boolean =>
  (seat ? seat === 'confirming' : !work) && now - Date.parse(paidAt) < 10 * 60_000;

const notSeen: Standing = {
  heading: 'No payment seen yet',
  text: 'If money has left your account, do not pay again. It can take a while to reach us; this page keeps asking and says when it has.',
};

const unpaidStandings: Partial<Record<OwnOrder['status'], Standing>> = {
  created: notSeen,
  attempted: notSeen,
  checking: {
    heading: 'We’ve received a payment and are checking it',
    text: 'The amount isn’t the price of this order. Please don’t pay again: we’ll contact you, or you can call us.',
  },
  processing: {
    heading: 'Your payment is on its way',
    text: 'The bank has yet to pass it on. There is nothing left to do, and please do not pay again. This page keeps asking and says when it has arrived.',
  },
};

const confirming: Standing = {
  heading: 'We’re confirming your seat',
  text: 'This page will say when it’s yours.',
};

// The page says below that the refund is owed.
const seatGone: Standing = { heading: 'Your seat was given up with the refund' };

const refunding = (state: WorkState | undefined): Standing => ({
  heading: 'We’ve started your refund',
  text: `It takes ${refundDays.least}-${refundDays.most} business days. We’ll email you when it has been sent to your bank. You don’t need to do anything.${yoursToKeep(state)}`,
});

function refunded({ paidTwice, paise, refunds }: OwnOrder, state: WorkState | undefined): Standing {
  const sent = refunds
    .filter(({ status, isExtra }) => status === 'processed' && !isExtra)
    .map((refund) => `${money(refund.paise)} was ${sentInWords(refund)}`)
    .join(' ');
  if (paidTwice)
    return {
      heading: `You paid twice. We’ve refunded the ${paidTwice} ${money(paise)}.`,
      text: `${sent} Your other order has its own link, in our email about its payment.`,
    };
  return { heading: 'We’ve refunded your order', text: `${sent} The order is closed.${yoursToKeep(state)}` };
}

/** Says that drafts stay with the buyer, if we sent any. */
const yoursToKeep = (state: WorkState | undefined): string =>
  state?.documents.some((document) => latestDraft(document))
    ? ' The drafts we sent you are yours to keep.'
    : '';

function beginning(order: OwnOrder, now: number): Standing {
  if (isSettingUp(order, now))
    return {
      heading: 'Your payment has arrived',
      text: 'We are setting your order up. Its first step shows here within a minute or two.',
    };
  return {
    heading: 'Your order is paid',
    text: 'We look after it by telephone and mail. Call us if you would like to know how it stands.',
  };
}

function placeStanding({ title, batch, startDate, isGone }: Place, now: number): Standing {
  if (isGone)
    return {
      heading: 'This course is not offered any more',
      text: 'You have paid for it. We’ll contact you to arrange another class or a refund. You can also call us.',
    };
  const start = startDate ? startInWords(startDate) : '';
  const texts: Record<StartOutlook, string> = {
    unsettled: 'We write to you when its day is settled, and again the day before the class begins.',
    later: `The class begins on ${start}. We write to you again the day before.`,
    tomorrow: `The class begins tomorrow, ${start}.`,
    today: `The class begins today, ${start}.`,
    begun: `The class began on ${start}. Call us where you would like to know how you catch up.`,
  };
  return { heading: `You have a seat: ${batch || title}`, text: texts[startOutlookOf(startDate, now)] };
}

function lateStanding({ due = '' }: WorkState): Standing {
  return {
    heading: 'We are late',
    text: `This was due on ${dateInWords(dayInIndia(due))}. We are sorry. The next step is ours, and we go on with it. Tell us, if you like, whether you wait or want your money back.`,
    isLate: true,
  };
}

function waitingStanding(order: OwnOrder, state: WorkState, now: number): Standing {
  const day = state.due && dateInWords(dayInIndia(state.due));
  switch (state.waiting) {
    case 'details':
      return {
        heading: 'Your turn: tell us about the role you want',
        text: `Send your details today: first draft by ${dateInWords(firstDraftDate(now))}.`,
      };
    case 'answer':
      return { heading: 'Your turn: we have a question', text: 'We go on as soon as we have your answer.' };
    case 'review':
      return { heading: `Your turn: read ${toRead(state.documents)}`, text: review(state, now) };
    case 'changes':
      return {
        heading: day ? `We make your changes: next draft by ${day}` : 'We make your changes',
        text: 'There is nothing left for you to do. We mail you when the draft is here.',
      };
    case 'hold':
      return {
        heading: 'The work rests for now',
        text: order.work?.entries.findLast(({ kind }) => kind === 'hold')?.text,
      };
    case 'approved':
      return { heading: 'Your documents are final', text: support(state, now) };
    case 'ended':
      return { heading: 'This order is closed', text: closedText(order, state) };
    case 'drafts':
      return {
        heading: `We write: first draft by ${day}`,
        text: meanwhile(state.documents),
      };
    case 'call':
      return {
        heading: `We’ll call you about ${order.what} by ${day}`,
        text: 'On the phone we agree on what happens next.',
      };
    case 'agreed':
      return {
        heading: `We’ve agreed by phone on ${order.what}`,
        text: 'If anything changes, write us a message or call us.',
      };
    default:
      return { heading: 'Your order is paid' };
  }
}

/** Why a paid order was closed, and what happens to its documents and its money. */
function closedText({ work, refunds, failedRefundPaise }: OwnOrder, state: WorkState): string {
  const ends = work?.entries.filter(({ kind }) => kind === 'ended') ?? [];
  const reasons = [...new Set(ends.flatMap(({ text }) => text || []))].join(' ');
  const hasDrafts = yoursToKeep(state) !== '';
  const isWritten = state.documents.some(({ name }) => name !== 'To be agreed');
  return [
    reasons || (hasDrafts || !isWritten ? '' : 'We closed it before sending a draft.'),
    yoursToKeep(state).trim(),
    ...refunds
      .filter(({ status, isExtra }) => status === 'processed' && !isExtra)
      .map((refund) => `${money(refund.paise)} was ${sentInWords(refund)}`),
    refunds.some(({ status }) => status === 'pending') && 'We’ve started a refund: see below.',
    !hasDrafts &&
      refunds.length === 0 &&
      !failedRefundPaise &&
      'We’ll contact you about a refund. You can also call us.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says that nothing is asked of a buyer, and what may be read already. */
function meanwhile(documents: readonly DocumentState[]): string {
  const sent = documents.filter(({ phase }) => phase === 'sent').map(({ name }) => name);
  if (sent.length === 0) return 'There is nothing left for you to do. We mail you when it is here.';
  return `Your ${sent.join(' and your ')} ${sent.length > 1 ? 'are' : 'is'} here to read already. We mail you when the rest is.`;
}

function review(state: WorkState, now: number): string {
  const isOne = state.documents.filter(({ phase }) => phase === 'sent').length === 1;
  const approve = `Approve ${isOne ? 'it if it' : 'what'} is as you want it`;
  return isSupported(state, now)
    ? `${approve}, or say what to change. Changes are part of the price, as often as you need them.`
    : `${approve}, or write us a message.`;
}

function toRead(documents: readonly DocumentState[]): string {
  const sent = documents.filter(({ phase }) => phase === 'sent');
  const [first] = sent;
  if (!first || sent.length > 1) return 'your drafts';
  return `your ${first.name}, draft ${latestDraft(first)?.version ?? 1}`;
}

const support = (state: WorkState, now: number) =>
  state.supportUntil &&
  (isSupported(state, now)
    ? `You may ask for changes until ${longDate(state.supportUntil)}, as often as you need them.`
    : `You could ask for changes until ${longDate(state.supportUntil)}. Write us a message, and we tell you what is possible.`);

/** Says that the days stand still, and how many are left. */
function stoppedDays({ isStopped, daysLeft = 0, waiting }: WorkState): string | undefined {
  if (!isStopped) return undefined;
  const until = {
    answer: 'until you answer',
    details: 'until we have your details',
    hold: 'until the work goes on',
  }[waiting as string];
  const left = daysLeft === 1 ? '1 day is left' : `${Math.max(daysLeft, 0)} days are left`;
  return `The days stand still ${until ?? 'until you have answered'}: ${left}.`;
}
