import { emailTitle, isToAdmin } from '#shared/domain/mail/emails.ts';
import type { EmailState } from '#shared/domain/mail/mail.ts';
import { formatMoney, formatPaise, sumPaise } from '#shared/domain/money/money.ts';
import { isAwaitingCapture, openDisputes } from '#shared/domain/orders/attention.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { hasUncountedMoney } from '#shared/domain/orders/order-state.ts';
import type { Dispute, Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import { paysAgain, refundablePaise } from '#shared/domain/orders/refunds.ts';
import { sentRefundOf, sentTextForAdmin } from '#shared/domain/orders/sent-refund.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { adultsSinceNotice } from '#shared/policies.ts';
import { emailText } from '../../kit/drawer/email-text.ts';

export function stateText(order: AdminOrder): string {
  const { status, payments, refunds, paidBy, confirming = [] } = order;
  const ofPaying = refunds.filter(({ paymentId }) => paymentId === paidBy);
  const onTheWay = sumPaise(ofPaying.filter((refund) => refund.status === 'pending'));
  const waiting = onTheWay > 0 ? ` A refund of ${formatPaise(onTheWay)} has been started.` : '';
  if (!paidBy && confirming.length > 0) return 'Not paid yet. Waiting for Razorpay to confirm the payment.';
  if (status === 'created') return 'Not paid. The buyer hasn’t tried to pay yet.';
  if (status === 'attempted')
    return payments.some(isAwaitingCapture)
      ? 'Not paid yet. Authorised by the bank, not received yet.'
      : hasUncountedMoney(order)
        ? 'Not paid. We received a payment that doesn’t match the price.'
        : 'Not paid. The buyer tried to pay, but we received no payment.';
  if (status === 'refunded') return 'Refunded in full.';
  const back = sumPaise(ofPaying.filter((refund) => refund.status === 'processed'));
  return `${status === 'paid' ? 'Paid.' : `Paid, and ${formatPaise(back)} of it was refunded.`}${waiting}`;
}

/** Buyers confirm their age by paying, so an unpaid order says nothing about it. */
export const ageText = ({ paidBy, noticeVersion = 0 }: AdminOrder): string | false =>
  paidBy !== undefined &&
  noticeVersion >= adultsSinceNotice &&
  `Confirmed 18 or over (notice ${noticeVersion})`;

export const paymentName = ({ paise, currency, method }: Payment): string => {
  if (method === 'cash') return `${formatPaise(paise)} in cash`;
  const sum = formatMoney(currency, paise);
  return method ? `${sum} by ${methodName(method)}` : sum;
};

export const methodName = (method: string): string => methods.get(method) ?? method;

export function paymentText(order: AdminOrder, payment: Payment): string {
  const { id, status, captured, failure, feePaise, taxPaise } = payment;
  if (status === 'failed' && !captured) return failure ? `Failed: ${failure}` : 'Failed.';
  if (status === 'created') return 'Waiting for the bank.';
  if (!captured && status === 'refunded') return 'Razorpay refunded it without capturing it.';
  if (!captured) return 'Authorised by the bank, not received yet.';
  const late = failure ? ' It failed at first.' : '';
  const fee = feePaise
    ? ` Razorpay’s fee is ${formatPaise(feePaise)}, including ${formatPaise(taxPaise ?? 0)} tax.`
    : '';
  if (id === order.paidBy) return `Paid for the order.${late}${fee}`;
  const isOpen = refundablePaise(order, payment) > 0;
  if (!paysAgain(order, payment))
    return isOpen ? 'Doesn’t match the price: refund it.' : 'Didn’t match the price.';
  return `${isOpen ? 'Paid again: refund it.' : 'Paid again.'}${late}${fee}`;
}

export function refundText({ payments }: Pick<AdminOrder, 'payments'>, refund: Refund): string {
  const sum = formatPaise(refund.paise);
  if (refund.status === 'pending') return `A refund of ${sum} has been started. Razorpay hasn’t sent it yet.`;
  if (refund.status === 'failed') return `The refund of ${sum} failed. We still have the money.`;
  return `${sum} was ${sentTextForAdmin(sentRefundOf(payments, refund))}`;
}

export function disputeText(dispute: Dispute): string {
  const { paise, deductedPaise, status, respondBy } = dispute;
  const deducted =
    deductedPaise > 0 && status !== 'won' ? ` ${formatPaise(deductedPaise)} was deducted for it.` : '';
  const due = respondBy && openDisputes({ disputes: [dispute] }).length > 0;
  return `${formatPaise(paise)}: ${disputeStates[status]}.${deducted}${due ? ` Respond by ${formatDateTime(respondBy)}.` : ''}`;
}

const disputeStates: Record<Dispute['status'], string> = {
  open: 'disputed by the buyer’s bank',
  under_review: 'the dispute is under review',
  action_required: 'the bank wants more details about the dispute',
  won: 'dispute won',
  lost: 'dispute lost',
  closed: 'dispute closed',
};

export function emailTexts(emails: readonly EmailState[]): string[] {
  const texts = new Set(emails.map(emailText));
  return [...texts].map((text) => {
    const told = emails.filter((mail) => emailText(mail) === text);
    const names = told.map(
      ({ template }) => `${emailTitle(template)}, to ${isToAdmin(template) ? 'you' : 'the buyer'}`,
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
