import { paiseOf } from '#shared/domain/money.ts';
import { isPaymentAwaited } from '#shared/domain/order-state.ts';
import type { OrderInput } from '#shared/domain/payment.ts';
import { catalogueVersion } from '#shared/domain/pricing.ts';
import { isSameName, mostRelatedOrders } from '#shared/domain/related-orders.ts';
import { busy, conflict, keyReused } from '../errors.ts';
import type { RazorpayKeys } from '../secrets.ts';
import * as checkouts from '../store/checkouts.ts';
import type { Creation } from '../store/creation.ts';
import * as orders from '../store/orders.ts';
import * as razorpay from './razorpay.ts';
import { reconcileOrder } from './reconcile-order.ts';

/**
 * The order a buyer is to pay: the one that this request was answered with before, or the one that the same
 * buyer has open for the same plan, or a new one. Stopped between any two steps, it can be asked again.
 */
export async function openOrder(
  keys: RazorpayKeys,
  input: OrderInput,
  creation: Creation,
): Promise<OpenOrder> {
  const claim = await checkouts.claim(creation);
  if (!claim) throw keyReused();
  const answered = claim.orderId && (await orders.find(claim.orderId));
  if (answered) {
    if (isPaymentAwaited(answered)) await refuseWhilePaid(keys, [answered]);
    if (!answered.paidBy && !isPayable(Date.parse(answered.createdAt))) throw keyTooOld();
    return answered;
  }

  const order = await findOrCreate(keys, input, creation);
  await checkouts.answer(creation, order.id);
  return order;
}

/** The part of an order that the checkout is opened with. */
type OpenOrder = Pick<orders.StoredOrder, 'id' | 'paise'>;

async function findOrCreate(keys: RazorpayKeys, input: OrderInput, creation: Creation): Promise<OpenOrder> {
  const checkout = checkoutOf(input);
  if (!checkout) return create(keys, input, creation, []);

  let made: OpenOrder | undefined;
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await checkouts.find(checkout);
    const related = (await Promise.all(known.map(orders.find))).filter((order) => order !== undefined);
    const own = related.find((order) => order.id !== made?.id && isOpenFor(order, input));
    const others = related.filter((order) => order.id !== made?.id);
    await refuseWhilePaid(keys, others, own);
    const chosen = own ?? made ?? (await create(keys, input, creation, others));
    made = chosen === own ? made : chosen;
    if (chosen.id === known[0] || (await checkouts.point(checkout, { known, to: chosen.id }))) return chosen;
    // Another request of the same buyer was faster: where it said the same both pay its order, and ours is never paid.
  }
  throw busy('This order is asked for by others right now. Please try again.');
}

// Of some that ask at once, each round lets one through.
const mostTries = 12;

/**
 * Throws `conflict` when a payment for one of a buyer's open orders turns out to have come or to be on its way, so that
 * she does not pay once more for a corrected name. Razorpay is asked about all but her own, which its checkout opens
 * only while it is not paid. Once she was told, she may buy again.
 */
async function refuseWhilePaid(keys: RazorpayKeys, related: orders.StoredOrder[], own?: orders.StoredOrder) {
  const asked = related.filter(
    (order) => !order.paidBy && !order.settled && (order !== own || isPaymentAwaited(order)),
  );
  const answers = await Promise.all(asked.map((order) => reconcileOrder(keys, order)));
  const paid = answers.find(({ paidBy }) => paidBy);
  if (paid)
    throw conflict(
      `You have paid for this already: your order is ${paid.id}. Press again to buy it once more.`,
    );
  const awaited = answers.find(isPaymentAwaited);
  if (awaited)
    throw conflict(
      `Your payment for this is being confirmed: please do not pay again. Your order is ${awaited.id}.`,
    );
}

async function create(
  keys: RazorpayKeys,
  { userId, amount, plan, name, email, mobile }: OrderInput,
  { id: receipt, fingerprint }: Creation,
  others: orders.StoredOrder[],
): Promise<OpenOrder> {
  const paise = paiseOf(amount);
  const { id, ...opened } = await razorpay.openOrder(keys, { paise, receipt });
  // Razorpay remembers a receipt for longer than we do: the order can be one of an earlier request.
  if (opened.paise !== paise) throw keyReused();
  if (!isPayable(opened.openedAt)) throw keyTooOld();
  const related = others.map((order) => order.id).filter((other) => other !== id);
  // Linked before there is an order to be paid: whichever of them is paid last finds the other.
  await Promise.all(related.map((other) => relate(other, id)));
  const added = await orders.add({
    ...{ id, receipt, fingerprint, paise },
    // As text: a JSON number may be larger, or nearer to 0, than DynamoDB can hold.
    userId: String(userId),
    ...(plan && { plan }),
    ...(name && email && mobile && { buyer: { name, email, mobile } }),
    ...(related.length > 0 && { related }),
    catalogue: catalogueVersion,
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return { id, paise };
}

const relate = (id: string, other: string) =>
  orders.update(id, (order) =>
    order.related?.includes(other)
      ? order
      : { ...order, related: [...(order.related ?? []), other].slice(-mostRelatedOrders) },
  );

/** Whether an order is open, and for the very same: who else names her email and mobile gets one of his own. */
const isOpenFor = (order: orders.StoredOrder, { amount, name = '' }: OrderInput) =>
  !order.paidBy &&
  order.paise === paiseOf(amount) &&
  isSameName(order.buyer?.name ?? '', name) &&
  isPayable(Date.parse(order.createdAt));

/** Whether an order is young enough to be paid: Razorpay is not asked about an old one any more. */
const isPayable = (openedAt: number) => Date.now() - openedAt < checkouts.payableMs;

const keyTooOld = () =>
  conflict('This Idempotency-Key is more than a day old. Use a new key for a new order.');

const checkoutOf = ({ plan, email, mobile }: OrderInput) =>
  plan && email && mobile ? { plan, email, mobile } : undefined;
