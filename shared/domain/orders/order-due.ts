import type { EmailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { sumPaise } from '../money/money.ts';
import { type DueReasonTimes, dueKeysOf } from '../today/due.ts';
import {
  type AttentionOrder,
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
import { uncountedPayments } from './refunds.ts';
import type { UnmatchedPayment } from './unmatched-payment.ts';

interface DueOrder extends AttentionOrder, Pick<AdminOrder, 'id' | 'plan' | 'product' | 'buyer'> {
  emails: readonly EmailRecord[];
}

export function orderDueKeys(order: DueOrder) {
  const { id, paise, buyer, emails } = order;
  const times = attentionOf(order);
  const undelivered = undeliveredSince(emails);
  const waits = attentionReasons.flatMap((reason): DueReasonTimes[] => {
    const since = times[reason];
    return since ? [{ reason, since, due: dueOf[reason]?.(order) }] : [];
  });
  return dueKeysOf({
    ...{ of: 'order', id, what: times.refund_failed ? refundOwedName(order) : productName(order) },
    ...(times.wrong_amount ? unexpectedAmountOf(order) : { paise }),
    mayKeepBoth: isSecondPaid(order),
    ...{ who: buyer?.name, phone: buyer?.mobile, email: buyer?.email },
    waits: undelivered ? [...waits, { reason: 'mail', since: undelivered }] : waits,
  });
}

function unexpectedAmountOf(order: DueOrder): { paise: number; currency?: string } {
  const odd = uncountedPayments(order);
  const currency = odd[0]?.currency ?? 'INR';
  const paise = sumPaise(odd.filter((payment) => payment.currency === currency));
  return { paise, ...(currency !== 'INR' && { currency }) };
}

export function unmatchedDueKeys(payment: UnmatchedPayment) {
  const { id, paise, createdAt } = payment;
  const [open] = openDisputes(payment);
  const disputed: DueReasonTimes[] = open
    ? [{ reason: 'disputed', since: open.createdAt, due: respondBy(payment) }]
    : [];
  const waits: DueReasonTimes[] = [{ reason: 'unmatched_payment', since: createdAt }, ...disputed];
  return dueKeysOf({ of: 'unmatched_payment', id, what: 'Payment without an order', paise, waits });
}

const refundOwedName = (order: DueOrder) =>
  seatStateOf(order) === 'given_up'
    ? `${productName(order)}: refund owed, seat given up`
    : productName(order);

const dueOf: Partial<Record<AttentionReason, (order: DueOrder) => string | undefined>> = {
  disputed: (order) => respondBy(order),
  no_seat: seatRefundDue,
};

const respondBy = (disputed: { disputes?: Dispute[] | undefined }): string | undefined =>
  openDisputes(disputed)
    .flatMap(({ respondBy: by }) => by ?? [])
    .sort()[0];
