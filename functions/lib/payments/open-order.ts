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
import { refuseWhilePaid } from './refuse-while-paid.ts';

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
    const { name = '' } = input;
    const unknown = isPaymentAwaited(answered) ? await refuseWhilePaid(keys, [answered], { name }) : noIds;
    if (!answered.paidBy && !isPayable(Date.parse(answered.createdAt))) throw keyTooOld();
    if (answered.paidBy || (isOfAccount(answered, keys) && !unknown.has(answered.id))) return answered;
  }

  const order = await findOrCreate(keys, input, creation);
  await checkouts.answer(creation, order.id);
  return order;
}

const noIds: ReadonlySet<string> = new Set();

/** The part of an order that the checkout is opened with. */
type OpenOrder = Pick<orders.StoredOrder, 'id' | 'paise'>;

async function findOrCreate(keys: RazorpayKeys, input: OrderInput, creation: Creation): Promise<OpenOrder> {
  const checkout = checkoutOf(input);
  if (!checkout) return create(keys, input, creation, []);

  let made: OpenOrder | undefined;
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await checkouts.find(checkout);
    const related = (await Promise.all(known.map(orders.find))).filter((order) => order !== undefined);
    const own = related.find((order) => order.id !== made?.id && isOpenFor(order, input, keys));
    const others = related.filter((order) => order.id !== made?.id);
    const unknown = await refuseWhilePaid(keys, others, { name: input.name ?? '', own });
    const offered = own && !unknown.has(own.id) ? own : undefined;
    const chosen = offered ?? made ?? (await create(keys, input, creation, others));
    made = chosen === offered ? made : chosen;
    if (chosen.id === known[0] || (await checkouts.point(checkout, { known, to: chosen.id }))) return chosen;
    // Another request of the same buyer was faster: where it said the same both pay its order, and ours is never paid.
  }
  throw busy('This order is asked for by others right now. Please try again.');
}

// Of some that ask at once, each round lets one through.
const mostTries = 12;

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
    ...{ id, receipt, fingerprint, paise, keyId: keys.keyId },
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
const isOpenFor = (order: orders.StoredOrder, { amount, name = '' }: OrderInput, keys: RazorpayKeys) =>
  !order.paidBy &&
  isOfAccount(order, keys) &&
  order.paise === paiseOf(amount) &&
  isSameName(order.buyer?.name ?? '', name) &&
  isPayable(Date.parse(order.createdAt));

/** Whether a checkout with these keys may know an order: another key can be another account's. Rows of before tell none. */
const isOfAccount = ({ keyId, unknownSince }: orders.StoredOrder, keys: RazorpayKeys) =>
  !unknownSince && (keyId === undefined || keyId === keys.keyId);

/** Whether an order is young enough to be paid: Razorpay is not asked about an old one any more. */
const isPayable = (openedAt: number) => Date.now() - openedAt < checkouts.payableMs;

const keyTooOld = () =>
  conflict('This Idempotency-Key is more than a day old. Use a new key for a new order.');

const checkoutOf = ({ plan, email, mobile }: OrderInput) =>
  plan && email && mobile ? { plan, email, mobile } : undefined;
