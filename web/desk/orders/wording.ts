import type { MailState } from '#shared/domain/mail/mail.ts';
import { isToOwner } from '#shared/domain/mail/mail-recipients.ts';
import { money, sumPaise } from '#shared/domain/money/money.ts';
import { isAwaitingCapture, openDisputes } from '#shared/domain/orders/attention.ts';
import type { AdminOrder, Dispute, Payment, Refund } from '#shared/domain/orders/order.ts';
import { paysAgain, refundablePaise } from '#shared/domain/orders/refunds.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { letterNames } from '../letter-names.ts';
import { mailText } from '../mail/wording.ts';

/** The state of an order in a sentence. */
export function stateText(order: AdminOrder): string {
  const { status, payments, refunds, paidBy, confirming = [] } = order;
  const ofPaying = refunds.filter(({ paymentId }) => paymentId === paidBy);
  const onTheWay = sumPaise(ofPaying.filter((refund) => refund.status === 'pending'));
  const waiting = onTheWay > 0 ? ` ${money(onTheWay)} is on its way back.` : '';
  if (!paidBy && confirming.length > 0)
    return 'Not paid yet. The buyer’s checkout has proved a payment, which Razorpay has yet to confirm.';
  if (status === 'created') return 'Not paid. The buyer has not tried yet.';
  if (status === 'attempted')
    return payments.some(isAwaitingCapture)
      ? 'Not paid yet. The bank has agreed, and the money is still to come.'
      : 'Not paid. The buyer tried, and no payment for it has come.';
  if (status === 'refunded') return 'Refunded in full.';
  const back = sumPaise(ofPaying.filter((refund) => refund.status === 'processed'));
  return `${status === 'paid' ? 'Paid.' : `Paid, and ${money(back)} of it was given back.`}${waiting}`;
}

/** The amount of a payment and its method. */
export const paymentName = ({ paise, method }: Payment): string => {
  if (method === 'cash') return `${money(paise)} in cash`;
  return method ? `${money(paise)} by ${methodName(method)}` : money(paise);
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
export const refundText = ({ paise, status }: Refund): string =>
  ({
    pending: `${money(paise)} is on its way back.`,
    processed: `${money(paise)} was given back.`,
    failed: `${money(paise)} could not be given back, and is still with us.`,
  })[status];

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
