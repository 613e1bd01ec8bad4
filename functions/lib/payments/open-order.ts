import { paiseOf } from '#shared/domain/money.ts';
import type { OrderInput } from '#shared/domain/payment.ts';
import { catalogueVersion } from '#shared/domain/pricing.ts';
import { conflict, keyReused } from '../errors.ts';
import type { RazorpayKeys } from '../secrets.ts';
import * as checkouts from '../store/checkouts.ts';
import type { Creation } from '../store/creation.ts';
import * as orders from '../store/orders.ts';
import * as razorpay from './razorpay.ts';

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
  if (!checkout) return create(keys, input, creation);

  const from = await checkouts.find(checkout);
  const open = await findOpen(from, input);
  if (open) return open;
  const order = await create(keys, input, creation);
  if (await checkouts.point(checkout, { from, to: order.id })) return order;
  // Another request of the same buyer was faster: both pay its order, and ours is never paid.
  return (await findOpen(await checkouts.find(checkout), input)) ?? order;
}

async function create(
  keys: RazorpayKeys,
  { userId, amount, plan, name, email, mobile }: OrderInput,
  { id: receipt, fingerprint }: Creation,
): Promise<OpenOrder> {
  const paise = paiseOf(amount);
  const { id, ...opened } = await razorpay.openOrder(keys, { paise, receipt });
  // Razorpay remembers a receipt for longer than we do: the order can be one of an earlier request.
  if (opened.paise !== paise) throw keyReused();
  if (!isPayable(opened.openedAt)) throw keyTooOld();
  const added = await orders.add({
    ...{ id, receipt, fingerprint, paise },
    // As text: a JSON number may be larger, or nearer to 0, than DynamoDB can hold.
    userId: String(userId),
    ...(plan && { plan }),
    ...(name && email && mobile && { buyer: { name, email, mobile } }),
    catalogue: catalogueVersion,
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return { id, paise };
}

async function findOpen(id: string | undefined, { amount }: OrderInput) {
  const order = id && (await orders.find(id));
  if (!order) return undefined;
  const isOpen = !order.paidBy && order.paise === paiseOf(amount) && isPayable(Date.parse(order.createdAt));
  return isOpen ? order : undefined;
}

/** Whether an order is young enough to be paid: Razorpay is not asked about an old one any more. */
const isPayable = (openedAt: number) => Date.now() - openedAt < checkouts.payableMs;

const keyTooOld = () =>
  conflict('This Idempotency-Key is more than a day old. Use a new key for a new order.');

const checkoutOf = ({ plan, email, mobile }: OrderInput) =>
  plan && email && mobile ? { plan, email, mobile } : undefined;
