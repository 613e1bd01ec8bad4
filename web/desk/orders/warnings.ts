import { money } from '#shared/domain/money/money.ts';
import {
  isCaptureOverdue,
  isPlaceLost,
  isRefundOverdue,
  isSecondPaid,
  openDisputes,
} from '#shared/domain/orders/attention.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { amountDifference } from '#shared/domain/orders/order-state.ts';
import { duplicatesOf, failedRefunds, paysAgain, refundablePaise } from '#shared/domain/orders/refunds.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { isLost } from '../mail/wording.ts';
import { mailTexts } from './wording.ts';

/** What the owner has to do about the money of an order, or to look after. */
export const warningTexts = (order: AdminOrder, now = Date.now()): string[] =>
  [
    ...owedTexts(order),
    ...othersPaid(order, true).map(
      (id) =>
        `Possible double payment: the same buyer paid ${id} for the same thing before. Ask, or give one back.`,
    ),
    ...failedRefunds(order).map(
      ({ paise }) =>
        `The bank did not take the refund of ${money(paise)}. Give it back again, or call the buyer.`,
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
      .map(({ paise }) => `Overdue: ${money(paise)} is on its way back for more than 30 days. Ask Razorpay.`),
    ...order.payments
      .filter((payment) => isCaptureOverdue(payment, now))
      .map(({ paise }) => `Overdue: a bank agreed to ${money(paise)} more than 6 days ago. Ask Razorpay.`),
    isPlaceLost(order)
      ? 'The course is deleted, and this place is paid. Give the money back, or agree on another class and log the call in the work.'
      : undefined,
    ...mailTexts(lostMails(order).filter(({ returned }) => returned)),
  ].filter((text) => text !== undefined);

/** What is good to know of an order, with nothing to do about it. */
export const noteTexts = (order: AdminOrder): string[] =>
  [
    order.unknownSince && 'Razorpay does not know it: its key here is of another account.',
    differenceText(order),
    ...othersPaid(order, false).map((id) => `The same buyer paid ${id} for the same thing, too.`),
    ...mailTexts(lostMails(order).filter(({ returned }) => !returned)),
  ].filter((text) => text !== undefined);

/** Mails that have reached nobody, and never will. One that came back asks for a call. */
const lostMails = ({ mails = [] }: AdminOrder) => mails.filter(isLost);

/** The other orders that the same buyer paid for the same thing: those that make this order the second one, or the rest. */
const othersPaid = (order: AdminOrder, isSecond: boolean): string[] =>
  (order.alsoPaid ?? [])
    .filter(({ isEarlier }) => (isSecondPaid(order) && isEarlier) === isSecond)
    .map(({ id }) => id);

/** Money that came and paid nothing. */
function owedTexts(order: AdminOrder): (string | undefined)[] {
  const open = duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0);
  const again = open.filter((payment) => paysAgain(order, payment)).length;
  return [
    again === 1 ? 'Possible double payment: give the second payment back.' : undefined,
    again > 1 ? `Paid ${again + 1} times: give the others back.` : undefined,
    ...open
      .filter((payment) => !paysAgain(order, payment))
      .map(({ paise }) => `${money(paise)} came, which is not the price: give it back.`),
  ];
}

function differenceText(order: AdminOrder): string | undefined {
  const difference = amountDifference(order);
  if (difference === 0) return undefined;
  const words = difference > 0 ? 'more than the price' : 'less than the price';
  return `${money(Math.abs(difference))} ${words} was paid, and Razorpay counts it as paid: a fee or an offer.`;
}
