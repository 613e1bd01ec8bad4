import { money, moneyIn } from '#shared/domain/money/money.ts';
import {
  isCaptureOverdue,
  isPlaceLost,
  isRefundOverdue,
  openDisputes,
  paidLate,
  seatRefundDue,
} from '#shared/domain/orders/attention.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { amountDifference } from '#shared/domain/orders/order-state.ts';
import { failedRefunds, oddPayments, paymentsToRefund, paysAgain } from '#shared/domain/orders/refunds.ts';
import { possibleDoubles } from '#shared/domain/orders/related-orders.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { isLost } from '../mail/wording.ts';
import { mailTexts } from './wording.ts';

/** What the owner has to do about the money of an order, or to look after. */
export const warningTexts = (order: AdminOrder, now = Date.now()): string[] =>
  [
    ...owedTexts(order),
    ...othersPaid(order, true).map(
      (id) =>
        `Possible double payment: ${id} was paid for the same thing before. Ask the buyer, then refund one or keep both.`,
    ),
    lateText(order),
    ...failedRefunds(order).map(
      ({ paise }) =>
        `The bank didn’t accept the refund of ${money(paise)}. Refund it again, or call the buyer.${
          seatStateOf(order) === 'given_up' ? ' The money is still owed, and the seat is gone.' : ''
        }`,
    ),
    ...openDisputes(order).map(
      ({ paise, respondBy }) =>
        `The buyer’s bank disputes ${money(paise)}. ${
          respondBy
            ? `Answer at Razorpay by ${momentInIndia(respondBy)}, or it is lost.`
            : 'Answer at Razorpay.'
        }`,
    ),
    ...order.refunds
      .filter((refund) => isRefundOverdue(refund, now))
      .map(
        ({ paise }) =>
          `Overdue: Razorpay hasn’t sent a refund of ${money(paise)} for more than 30 days. Ask Razorpay.`,
      ),
    ...order.payments
      .filter((payment) => isCaptureOverdue(payment, now))
      .map(({ paise }) => `Overdue: a bank agreed to ${money(paise)} more than 6 days ago. Ask Razorpay.`),
    isPlaceLost(order)
      ? 'The course is deleted, and this place is paid. Give the money back, or agree on another class and log the call in the work.'
      : undefined,
    seatText(order),
    ...mailTexts(lostMails(order).filter(({ returned }) => returned)),
  ].filter((text) => text !== undefined);

function seatText(order: AdminOrder): string | undefined {
  const due = seatRefundDue(order);
  return due
    ? `The last seat was taken while this buyer was paying, and we promised all of the money back unless they choose another batch. Refund it by ${momentInIndia(due)}. If you agree on something else, press “Arranged”.`
    : undefined;
}

/** What is good to know of an order, with nothing to do about it. */
export const noteTexts = (order: AdminOrder): string[] =>
  [
    order.unknownSince && 'Razorpay does not know it: its key here is of another account.',
    differenceText(order),
    seatStateOf(order) === 'confirming' ? 'Its seat is still being confirmed.' : undefined,
    seatStateOf(order) === 'arranged'
      ? 'It has no seat: something else was agreed with the buyer.'
      : undefined,
    ...othersPaid(order, false).map((id) => `${id} was paid for the same thing, too.`),
    ...mailTexts(lostMails(order).filter(({ returned }) => !returned)),
  ].filter((text) => text !== undefined);

/** Mails that have reached nobody, and never will. One that came back asks for a call. */
const lostMails = ({ mails = [] }: AdminOrder) => mails.filter(isLost);

/** Other paid orders for the same thing: if `isSecond`, earlier ones that this order may duplicate; otherwise the rest. */
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

/** Money that came and paid nothing. */
function owedTexts(order: AdminOrder): (string | undefined)[] {
  const open = paymentsToRefund(order);
  const again = open.filter((payment) => paysAgain(order, payment)).length;
  return [
    again === 1 ? 'Paid twice: refund the second payment.' : undefined,
    again > 1 ? `Paid ${again + 1} times: refund the others.` : undefined,
    ...oddPayments(order).map(
      ({ paise, currency }) =>
        `We received ${moneyIn(currency, paise)}, which isn’t the price of ${money(order.paise)}. Check it, then refund it.`,
    ),
  ];
}

function differenceText(order: AdminOrder): string | undefined {
  const difference = amountDifference(order);
  if (difference === 0) return undefined;
  const words = difference > 0 ? 'more than the price' : 'less than the price';
  return `${money(Math.abs(difference))} ${words} was paid, and Razorpay counts it as paid: a fee or an offer.`;
}
