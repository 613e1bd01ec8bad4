import type { MailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { sumPaise } from '../money/money.ts';
import { dueKeysOf, type Waits } from '../today/due.ts';
import {
  type Attended,
  type AttentionReason,
  attentionOf,
  attentionReasons,
  isSecondPaid,
  openDisputes,
  seatRefundDue,
} from './attention.ts';
import type { AdminOrder } from './order.ts';
import { productName } from './order-names.ts';
import { seatStateOf } from './order-seat.ts';
import type { Dispute } from './payment-records.ts';
import { oddPayments } from './refunds.ts';
import type { UnmatchedPayment } from './unmatched-payment.ts';

/** The part of an order that decides its place among what is due. */
interface DueOrder extends Attended, Pick<AdminOrder, 'id' | 'plan' | 'product' | 'buyer'> {
  mails: readonly MailRecord[];
}

/** The keys of an order among what is due: for each reason to look at it, and for a mail that has not arrived. */
export function orderDueKeys(order: DueOrder) {
  const { id, paise, buyer, mails } = order;
  const times = attentionOf(order);
  const undelivered = undeliveredSince(mails);
  const waits = attentionReasons.flatMap((reason): Waits[] => {
    const since = times[reason];
    return since ? [{ reason, since, due: dueOf[reason]?.(order) }] : [];
  });
  return dueKeysOf({
    ...{ of: 'order', id, what: times.refund_failed ? owedName(order) : productName(order) },
    ...(times.wrong_amount ? oddSumOf(order) : { paise }),
    mayKeepBoth: isSecondPaid(order),
    ...{ who: buyer?.name, phone: buyer?.mobile, email: buyer?.email },
    waits: undelivered ? [...waits, { reason: 'mail', since: undelivered }] : waits,
  });
}

/** The money that an order has received beside its price. Payments in another currency than the first are not added to it. */
function oddSumOf(order: DueOrder): { paise: number; currency?: string } {
  const odd = oddPayments(order);
  const currency = odd[0]?.currency ?? 'INR';
  const paise = sumPaise(odd.filter((payment) => payment.currency === currency));
  return { paise, ...(currency !== 'INR' && { currency }) };
}

/** The keys among what is due of a payment that no order of ours asked for, unless it is ignored. */
export function unmatchedDueKeys(payment: UnmatchedPayment) {
  const { id, paise, createdAt } = payment;
  const [open] = openDisputes(payment);
  const disputed: Waits[] = open
    ? [{ reason: 'disputed', since: open.createdAt, due: respondBy(payment) }]
    : [];
  const waits: Waits[] = [{ reason: 'unmatched_payment', since: createdAt }, ...disputed];
  return dueKeysOf({ of: 'unmatched_payment', id, what: 'Payment without an order', paise, waits });
}

/** What an order was for whose refund a bank has returned. */
const owedName = (order: DueOrder) =>
  seatStateOf(order) === 'given_up' ? `${productName(order)}: money owed, seat gone` : productName(order);

const dueOf: Partial<Record<AttentionReason, (order: DueOrder) => string | undefined>> = {
  disputed: (order) => respondBy(order),
  no_seat: seatRefundDue,
};

/** The first time by which a bank wants an answer. */
const respondBy = (disputed: { disputes?: Dispute[] | undefined }): string | undefined =>
  openDisputes(disputed)
    .flatMap(({ respondBy: by }) => by ?? [])
    .sort()[0];
