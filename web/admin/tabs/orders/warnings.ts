import { formatMoney, formatPaise } from '#shared/domain/money/money.ts';
import {
  isCaptureOverdue,
  isRefundOverdue,
  isSeatLost,
  openDisputes,
  paidLate,
  seatRefundDue,
} from '#shared/domain/orders/attention.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { amountDifference } from '#shared/domain/orders/order-state.ts';
import {
  failedRefunds,
  paymentsToRefund,
  paysAgain,
  uncountedPayments,
} from '#shared/domain/orders/refunds.ts';
import { possibleDoubles } from '#shared/domain/orders/related-orders.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { isLost } from '../../kit/drawer/email-text.ts';
import { emailTexts } from './wording.ts';

export const warningTexts = (order: AdminOrder, now = Date.now()): string[] =>
  [
    ...owedTexts(order),
    ...othersPaid(order, true).map(
      (id) =>
        `Possible double payment: this buyer already paid for the same thing (${id}). Ask them, then refund one or keep both.`,
    ),
    lateText(order),
    ...failedRefunds(order).map(
      ({ paise }) =>
        `The bank didn’t accept the refund of ${formatPaise(paise)}. Refund it again, or call the buyer.${
          seatStateOf(order) === 'given_up' ? ' The money is still owed, and the seat is gone.' : ''
        }`,
    ),
    ...openDisputes(order).map(
      ({ paise, respondBy }) =>
        `The buyer’s bank is disputing ${formatPaise(paise)}. ${respondBy ? `Respond in Razorpay by ${formatDateTime(respondBy)}, or you’ll lose it.` : 'Respond in Razorpay.'}`,
    ),
    ...order.refunds
      .filter((refund) => isRefundOverdue(refund, now))
      .map(
        ({ paise }) =>
          `Overdue: a refund of ${formatPaise(paise)} was sent over 30 days ago and hasn’t arrived. Ask Razorpay.`,
      ),
    ...order.payments
      .filter((payment) => isCaptureOverdue(payment, now))
      .map(
        ({ paise }) =>
          `Overdue: the bank authorised ${formatPaise(paise)} more than 6 days ago and we haven’t received it. Ask Razorpay.`,
      ),
    isSeatLost(order)
      ? 'The course has been deleted, but this seat is paid for. Refund it, or agree on another class and log the call in Work.'
      : undefined,
    seatText(order),
    ...emailTexts(lostMails(order).filter(({ returned }) => returned)),
  ].filter((text) => text !== undefined);

function seatText(order: AdminOrder): string | undefined {
  const due = seatRefundDue(order);
  return due
    ? `The last seat was taken while this buyer was paying, and we promised a full refund unless they choose another batch. Refund it by ${formatDateTime(due)}. If you agree on something else, press “Arranged”.`
    : undefined;
}

export const noteTexts = (order: AdminOrder): string[] =>
  [
    order.unknownSince &&
      'Razorpay doesn’t have this order, because the site’s key belongs to another account.',
    differenceText(order),
    seatStateOf(order) === 'confirming' ? 'The seat is still being confirmed.' : undefined,
    seatStateOf(order) === 'arranged'
      ? 'This order has no seat: you’ve agreed on something else with the buyer.'
      : undefined,
    ...othersPaid(order, false).map((id) => `The buyer also paid for the same thing in ${id}.`),
    ...emailTexts(lostMails(order).filter(({ returned }) => !returned)),
  ].filter((text) => text !== undefined);

const lostMails = ({ emails = [] }: AdminOrder) => emails.filter(isLost);

/**
 * If `isSecond` is true, returns the ids of earlier paid orders that this one may duplicate; otherwise, the ids of the
 * other paid orders for the same thing.
 */
function othersPaid(order: AdminOrder, isSecond: boolean): string[] {
  const flagged = possibleDoubles(order).filter(({ isEarlier }) => isEarlier);
  return (order.alsoPaid ?? []).filter((other) => flagged.includes(other) === isSecond).map(({ id }) => id);
}

function lateText(order: AdminOrder): string | undefined {
  const state = paidLate(order);
  if (!state) return undefined;
  const when = state === 'withdrawn' ? 'its payment link was withdrawn' : 'the last day of its payment link';
  return `This was paid after ${when}. Call the buyer, then keep the payment or refund it.`;
}

function owedTexts(order: AdminOrder): (string | undefined)[] {
  const open = paymentsToRefund(order);
  const again = open.filter((payment) => paysAgain(order, payment)).length;
  return [
    again === 1 ? 'Paid twice: refund the second payment.' : undefined,
    again > 1 ? `Paid ${again + 1} times: keep one payment and refund the rest.` : undefined,
    ...uncountedPayments(order).map(
      ({ paise, currency }) =>
        `We received ${formatMoney(currency, paise)}, which doesn’t match the price of ${formatPaise(order.paise)}. Check it, then refund it.`,
    ),
  ];
}

function differenceText(order: AdminOrder): string | undefined {
  const difference = amountDifference(order);
  if (difference === 0) return undefined;
  const words = difference > 0 ? 'more than the price' : 'less than the price';
  return `The buyer paid ${formatPaise(Math.abs(difference))} ${words}. Razorpay considers the order paid: the difference is a fee or an offer.`;
}
