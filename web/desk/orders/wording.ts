import { ApiError } from '#shared/api/client.ts';
import { rupeesOf, sumPaise } from '#shared/domain/money.ts';
import type { AdminOrder, Payment, Refund } from '#shared/domain/order.ts';
import { duplicatesOf, refundablePaise } from '#shared/domain/refunds.ts';
import { rupees } from '../../content/rupees.ts';

/** Paise as rupees are written. */
export const money = (paise: number): string => rupees(rupeesOf(paise));

/** The state of an order in a sentence. */
export function stateText(order: AdminOrder): string {
  const { status, payments, refunds, paidBy } = order;
  const ofPaying = refunds.filter(({ paymentId }) => paymentId === paidBy);
  const onTheWay = sumPaise(ofPaying.filter((refund) => refund.status === 'pending'));
  const waiting = onTheWay > 0 ? ` ${money(onTheWay)} is on its way back.` : '';
  if (status === 'created') return 'Not paid. The buyer has not tried yet.';
  if (status === 'attempted')
    return payments.some((payment) => payment.status === 'authorized')
      ? 'Not paid yet. The bank has agreed, and the money is still to come.'
      : 'Not paid. The buyer tried, and no payment for it has come.';
  if (status === 'refunded') return 'Paid, and all of it was given back.';
  const back = sumPaise(ofPaying.filter((refund) => refund.status === 'processed'));
  return `${status === 'paid' ? 'Paid.' : `Paid, and ${money(back)} of it was given back.`}${waiting}`;
}

/** Tells the owner what to do about money that came and paid nothing; undefined where there is nothing to do. */
export function warningText(order: AdminOrder): string | undefined {
  const open = duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0);
  const [first, second] = open;
  if (!first) return undefined;
  if (!order.paidBy) return `${money(first.paise)} came, which is not the price: give it back.`;
  return second
    ? `Paid ${open.length + 1} times: give the others back.`
    : 'Paid twice: give the second payment back.';
}

/** The amount of a payment and its method. */
export const paymentName = ({ paise, method }: Payment): string =>
  method ? `${money(paise)} by ${methods.get(method) ?? method}` : money(paise);

/** The state of a payment in a sentence. */
export function paymentText(order: AdminOrder, payment: Payment): string {
  const { id, status, captured, failure } = payment;
  if (status === 'failed' && !captured) return failure ? `Failed: ${failure}` : 'Failed.';
  if (status === 'created') return 'Waiting for the bank.';
  if (!captured) return 'The bank has agreed; the money is still to come.';
  const late = failure ? ' It had failed at first.' : '';
  if (id === order.paidBy) return `Paid the order.${late}`;
  const isOpen = refundablePaise(order, payment) > 0;
  if (!order.paidBy)
    return isOpen ? 'Came, and is not the price: give it back.' : 'Came, and was not the price.';
  return `${isOpen ? 'Paid once more: give it back.' : 'Paid once more.'}${late}`;
}

/** The state of a refund in a sentence. */
export const refundText = ({ paise, status }: Refund): string =>
  ({
    pending: `${money(paise)} is on its way back.`,
    processed: `${money(paise)} was given back.`,
    failed: `${money(paise)} could not be given back, and is still with us.`,
  })[status];

/** The API's own sentence where it says what is in the way; undefined where it failed, or nothing answered. */
export const apiMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && statusesWithMessage.has(error.status) ? error.message : undefined;

const statusesWithMessage = new Set([400, 404, 409, 502]);

const methods: ReadonlyMap<string, string> = new Map([
  ['card', 'card'],
  ['upi', 'UPI'],
  ['netbanking', 'net banking'],
  ['wallet', 'wallet'],
  ['emi', 'EMI'],
  ['paylater', 'pay later'],
]);
