import type { MailState } from '#shared/domain/mail/mail.ts';
import { isToOwner } from '#shared/domain/mail/mail-recipients.ts';
import { money, moneyIn, sumPaise } from '#shared/domain/money/money.ts';
import { isAwaitingCapture, openDisputes } from '#shared/domain/orders/attention.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { hasUncountedMoney } from '#shared/domain/orders/order-state.ts';
import type { Dispute, Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import { paysAgain, refundablePaise } from '#shared/domain/orders/refunds.ts';
import { sentInWordsForOwner, sentRefundOf } from '#shared/domain/orders/sent-refund.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { letterNames } from '../letter-names.ts';
import { mailText } from '../mail/wording.ts';

/** The state of an order in a sentence. */
export function stateText(order: AdminOrder): string {
  const { status, payments, refunds, paidBy, confirming = [] } = order;
  const ofPaying = refunds.filter(({ paymentId }) => paymentId === paidBy);
  const onTheWay = sumPaise(ofPaying.filter((refund) => refund.status === 'pending'));
  const waiting = onTheWay > 0 ? ` A refund of ${money(onTheWay)} has been started.` : '';
  if (!paidBy && confirming.length > 0)
    return 'Not paid yet. The buyer’s checkout has proved a payment, which Razorpay has yet to confirm.';
  if (status === 'created') return 'Not paid. The buyer has not tried yet.';
  if (status === 'attempted')
    return payments.some(isAwaitingCapture)
      ? 'Not paid yet. The bank has agreed, and the money is still to come.'
      : hasUncountedMoney(order)
        ? 'Not paid. We received a payment that isn’t the price.'
        : 'Not paid. The buyer tried, and no payment for it has come.';
  if (status === 'refunded') return 'Refunded in full.';
  const back = sumPaise(ofPaying.filter((refund) => refund.status === 'processed'));
  return `${status === 'paid' ? 'Paid.' : `Paid, and ${money(back)} of it was refunded.`}${waiting}`;
}

/** The amount of a payment and its method. */
export const paymentName = ({ paise, currency, method }: Payment): string => {
  if (method === 'cash') return `${money(paise)} in cash`;
  const sum = moneyIn(currency, paise);
  return method ? `${sum} by ${methodName(method)}` : sum;
};

/** A method of payment as people call it; one that is new at Razorpay by its own name. */
export const methodName = (method: string): string => methods.get(method) ?? method;

/** The state of a payment in a sentence. */
export function paymentText(order: AdminOrder, payment: Payment): string {
  const { id, status, captured, failure, feePaise, taxPaise } = payment;
  if (status === 'failed' && !captured) return failure ? `Failed: ${failure}` : 'Failed.';
  if (status === 'created') return 'Waiting for the bank.';
  if (!captured && status === 'refunded') return 'Razorpay gave it back without taking it.';
  if (!captured) return 'The bank has agreed; the money is still to come.';
  const late = failure ? ' It had failed at first.' : '';
  const fee = feePaise ? ` Razorpay’s fee is ${money(feePaise)}, ${money(taxPaise ?? 0)} of it tax.` : '';
  if (id === order.paidBy) return `Paid the order.${late}${fee}`;
  const isOpen = refundablePaise(order, payment) > 0;
  if (!paysAgain(order, payment))
    return isOpen ? 'Came, and is not the price: give it back.' : 'Came, and was not the price.';
  return `${isOpen ? 'Paid once more: give it back.' : 'Paid once more.'}${late}${fee}`;
}

/** The state of a refund in a sentence. */
export function refundText({ payments }: Pick<AdminOrder, 'payments'>, refund: Refund): string {
  const sum = money(refund.paise);
  if (refund.status === 'pending') return `A refund of ${sum} has been started. Razorpay has yet to send it.`;
  if (refund.status === 'failed') return `The refund of ${sum} failed. We still have the money.`;
  return `${sum} was ${sentInWordsForOwner(sentRefundOf(payments, refund))}`;
}

/** The state of a dispute in a sentence. */
export function disputeText(dispute: Dispute): string {
  const { paise, deductedPaise, status, respondBy } = dispute;
  const deducted = deductedPaise > 0 && status !== 'won' ? ` ${money(deductedPaise)} was taken for it.` : '';
  const due = respondBy && openDisputes({ disputes: [dispute] }).length > 0;
  return `${money(paise)}: ${disputeStates[status]}.${deducted}${due ? ` Answer by ${momentInIndia(respondBy)}.` : ''}`;
}

const disputeStates: Record<Dispute['status'], string> = {
  open: 'disputed by the buyer’s bank',
  under_review: 'the dispute is under review',
  action_required: 'the bank asks for more about the dispute',
  won: 'the dispute is won',
  lost: 'the dispute is lost',
  closed: 'the dispute is closed',
};

/** The state of mails in sentences; those of which the same is to be told stand together. */
export function mailTexts(mails: readonly MailState[]): string[] {
  const texts = new Set(mails.map(mailText));
  return [...texts].map((text) => {
    const told = mails.filter((mail) => mailText(mail) === text);
    const names = told.map(
      ({ letter }) => `${letterNames[letter]}, to ${isToOwner(letter) ? 'you' : 'the buyer'}`,
    );
    return `${names.join('; ')}. ${text}`;
  });
}

const methods: ReadonlyMap<string, string> = new Map([
  ['card', 'card'],
  ['upi', 'UPI'],
  ['netbanking', 'net banking'],
  ['wallet', 'wallet'],
  ['emi', 'EMI'],
  ['paylater', 'pay later'],
  ['cash', 'cash'],
  ['transfer', 'bank transfer'],
]);
