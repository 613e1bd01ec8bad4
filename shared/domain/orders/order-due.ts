import type { MailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { dueKeysOf, type Waits } from '../today/due.ts';
import { type Attended, attentionOf, attentionReasons, openDisputes } from './attention.ts';
import type { AdminOrder, Dispute } from './order.ts';
import { productName } from './order-names.ts';
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
    return since ? [{ reason, since, due: reason === 'disputed' ? respondBy(order) : undefined }] : [];
  });
  return dueKeysOf({
    ...{ of: 'order', id, what: productName(order), paise },
    ...{ who: buyer?.name, phone: buyer?.mobile, email: buyer?.email },
    waits: undelivered ? [...waits, { reason: 'mail', since: undelivered }] : waits,
  });
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

/** The first time by which a bank wants an answer. */
const respondBy = (disputed: { disputes?: Dispute[] | undefined }): string | undefined =>
  openDisputes(disputed)
    .flatMap(({ respondBy: by }) => by ?? [])
    .toSorted()[0];
