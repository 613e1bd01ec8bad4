import type { LetterName } from '#shared/domain/mail/mail.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { DueReason } from '#shared/domain/today/due.ts';
import { mostListed } from '#shared/letters/daily-digest.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { paidOrdersOf } from '../orders/paid-orders.ts';
import type * as orders from '../orders/store.ts';
import type { LinkRequest } from '../own-order/link-requests.ts';
import { linkStateOf } from '../payment-links/links.ts';
import type { StoredLink } from '../payment-links/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { type MailFacts, type OvertakenMail, overtaken } from '../platform/outbox/mails.ts';
import { listDue } from '../today/list-due.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { orderFacts } from './order-facts.ts';
import type { MailRun } from './settings.ts';
import { workFacts } from './work-facts.ts';

/** Reads the facts of an entry's letter as they are now, or finds what has overtaken the letter. */
export const factsOf = (claim: Claim<MailFacts>, run: MailRun): Promise<unknown> =>
  sources[claim.entry.facts.letter](claim, run);

type Source<Name extends LetterName> = (
  claim: Claim<MailFacts>,
  run: MailRun,
) => Promise<FactsOf<Name> | OvertakenMail>;

/** The mail that asks for a payment. It is overtaken once the link is paid, withdrawn or expired. */
const paymentAsked: Source<'payment-asked'> = async ({ item }) => {
  const link = item as OutboxItem & StoredLink;
  const { state } = await linkStateOf(link);
  if (state === 'full') return overtaken('changed');
  if (state !== 'open') return overtaken(state === 'expired' ? 'day passed' : state);
  const { id, what, paise, name, lastDay } = link;
  return { link: id, what, paise, name, lastDay };
};

/** The orders whose links are mailed: the paid orders of a requesting address, or the order whose address was corrected. */
const orderLink: Source<'order-link'> = async ({ item }) => {
  if (item.pk === 'ORDER')
    return { orders: [linked(item as OutboxItem & orders.StoredOrder)], isCorrected: true };
  const own = await paidOrdersOf((item as OutboxItem & LinkRequest).email);
  return own.length > 0 ? { orders: own.map(linked) } : overtaken('no orders');
};

const linked = (order: orders.StoredOrder) => ({
  order: order.id,
  number: orderNumber(order),
  what: productName(order),
});

/** The digest of a day, which is counted when it leaves, and is overtaken after its day. */
const dailyDigest: Source<'daily-digest'> = async ({ item }) => {
  if (item.sk !== `day#${dayInIndia(Date.now())}`) return overtaken('day passed');
  const facts = await digestFacts(Date.now());
  return facts.first.length > 0 ? facts : overtaken('nothing waits');
};

/** Reads the facts of the owner's digest at a time (epoch milliseconds), which are those of Today. */
async function digestFacts(now: number): Promise<FactsOf<'daily-digest'>> {
  const { date, late, dueToday, fresh, kinds, rows } = await listDue(now);
  const first = rows
    .slice(0, mostListed)
    .map(({ reason, since, due = since, what }) => ({ name: names[reason], due, what }));
  return { date, late, dueToday, fresh, kinds, first };
}

const names: Record<DueReason, string> = {
  enquiry: 'Enquiry',
  place: 'Wants a place',
  callback: 'Wants a call',
  complaint: 'Complaint',
  follow_up: 'Call again',
  work: 'Work',
  buyer_call: 'Paid, to be called',
  silent_buyer: 'Silent buyer',
  paid_twice: 'Possible double payment',
  wrong_amount: 'Another amount',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
  overdue: 'Overdue money',
  course_gone: 'Course deleted',
  paid_withdrawn: 'Paid after its link was withdrawn',
  paid_expired: 'Paid after its last day',
  unmatched_payment: 'Payment without an order',
  review: 'Review',
  mail: 'Mail not delivered',
  class: 'Class without joining details',
  no_seat: 'Paid, but no seat left',
  overbooked: 'More orders paid than seats',
};

const sources: { [Name in LetterName]: Source<Name> } = {
  'enquiry-received': enquiryFacts('enquiry-received'),
  reply: enquiryFacts('reply'),
  'complaint-acknowledged': enquiryFacts('complaint-acknowledged'),
  'new-enquiry': enquiryFacts('new-enquiry'),
  'complaint-received': enquiryFacts('complaint-received'),
  'daily-digest': dailyDigest,
  'payment-received': orderFacts('payment-received'),
  'refund-on-its-way': orderFacts('refund-on-its-way'),
  'refund-sent': orderFacts('refund-sent'),
  'refund-delayed': orderFacts('refund-delayed'),
  'new-order': orderFacts('new-order'),
  'paid-twice': orderFacts('paid-twice'),
  'refund-failed': orderFacts('refund-failed'),
  'payment-disputed': orderFacts('payment-disputed'),
  'details-missing': workFacts('details-missing'),
  'work-begun': workFacts('work-begun'),
  'question-asked': workFacts('question-asked'),
  'draft-ready': workFacts('draft-ready'),
  'draft-waiting': workFacts('draft-waiting'),
  'documents-final': workFacts('documents-final'),
  'message-to-buyer': workFacts('message-to-buyer'),
  'place-reserved': workFacts('place-reserved'),
  'seat-taken': orderFacts('seat-taken'),
  'class-tomorrow': workFacts('class-tomorrow'),
  'class-moved': workFacts('class-moved'),
  'buyer-turn-ended': workFacts('buyer-turn-ended'),
  'draft-due-tomorrow': workFacts('draft-due-tomorrow'),
  'order-link': orderLink,
  'payment-asked': paymentAsked,
};
