import { batchStateTexts } from '#shared/domain/courses/batch.ts';
import { isUnknownToRazorpay } from '#shared/domain/orders/open-order.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { hasUncountedMoney, isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import type { Order, Product } from '#shared/domain/orders/payment.ts';
import { catalogueVersion } from '#shared/domain/orders/pricing.ts';
import { isRecentlyPaid, isSameName } from '#shared/domain/orders/related-orders.ts';
import { hasSeatLeft } from '#shared/domain/seats/seats.ts';
import { alreadyPaid, conflict, keyReused, tooOften } from '../../platform/errors.ts';
import { type RazorpayKeys, razorpayKeys } from '../../platform/secrets.ts';
import type { Creation } from '../../platform/table/creation.ts';
import * as table from '../../platform/table/table.ts';
import * as seats from '../../seats/store.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError, withinTime } from '../razorpay/client.ts';
import { razorpayBudget, reconcileOrder, rememberUnknown } from '../reconcile.ts';
import * as orders from '../store.ts';
import * as relatedOrders from './related-orders.ts';

export async function openCheckout(asked: RequestedOrder, call: CheckoutCall): Promise<Order> {
  const keys = await razorpayKeys();
  const order = await withinTime(() => openOrder(keys, asked, call));
  return { id: order.id, number: orderNumber(order), amount: order.paise, currency: 'INR', key: keys.keyId };
}

interface CheckoutCall {
  creation: Creation;
  address: string;
}

interface RequestedOrder
  extends Pick<
    orders.NewOrder,
    | 'userId'
    | 'paise'
    | 'plan'
    | 'product'
    | 'wants'
    | 'linkId'
    | 'buyer'
    | 'noticeVersion'
    | 'isRepeatConfirmed'
  > {}

/**
 * Returns the order from an earlier attempt at this request, or the buyer's open order for the same purchase, or a new
 * order. It's safe to retry after a failure at any step.
 */
async function openOrder(keys: RazorpayKeys, asked: RequestedOrder, call: CheckoutCall): Promise<OpenOrder> {
  const { creation } = call;
  const claim = await relatedOrders.claim(creation);
  if (!claim) throw keyReused();
  const answered = claim.orderId ? await orders.find(claim.orderId) : undefined;
  if (answered?.paidBy) return answered;
  if (answered && !isPayable(Date.parse(answered.createdAt))) throw keyTooOld();

  const order = await findOrCreate(keys, asked, call, answered);
  // The order may have been opened before the buyer confirmed this.
  if (asked.isRepeatConfirmed || asked.product?.kind === 'coaching' || hasNewerNotice(order, asked))
    await orders.update(order.id, (opened) => withNewest(opened, asked));
  await relatedOrders.answer(creation, order.id);
  return order;
}

type Confirmations = Pick<orders.StoredOrder, 'isRepeatConfirmed' | 'noticeVersion' | 'wants'>;

const hasNewerNotice = (
  before: Pick<Confirmations, 'noticeVersion'>,
  { noticeVersion = 0 }: Confirmations,
): boolean => noticeVersion > (before.noticeVersion ?? 0);

function withNewest(order: orders.StoredOrder, asked: Confirmations): orders.StoredOrder {
  const repeated = asked.isRepeatConfirmed && !order.isRepeatConfirmed;
  const isNewer = hasNewerNotice(order, asked);
  const isOtherTime = order.wants?.start !== asked.wants?.start;
  if (!repeated && !isNewer && !isOtherTime) return order;
  return {
    ...order,
    ...(repeated && { isRepeatConfirmed: true }),
    ...(isNewer && { noticeVersion: asked.noticeVersion }),
    ...(isOtherTime && { wants: asked.wants }),
  };
}

type OpenOrder = Pick<orders.StoredOrder, 'id' | 'paise' | 'createdAt' | 'noticeVersion'>;

async function findOrCreate(
  keys: RazorpayKeys,
  asked: RequestedOrder,
  { creation, address }: CheckoutCall,
  answered: orders.StoredOrder | undefined,
): Promise<OpenOrder> {
  let made: OpenOrder | undefined;
  // If another request from the same buyer gets there first, both return its order, and ours is never paid for.
  return table.untilWritten(async () => {
    const rows = await Promise.all(
      relatedOrders
        .ownPurchaseKeysOf(asked)
        .map(async (checkout) => ({ checkout, ...(await relatedOrders.find(checkout)) })),
    );
    const ids = new Set(rows.flatMap(({ recent, paid }) => [...recent, ...paid]));
    const known = new Set([made?.id, answered?.id]);
    const found = await Promise.all([...ids].filter((id) => !known.has(id)).map(orders.find));
    const others = [answered, ...found].filter((order) => order !== undefined);
    const unknown = await admitCheckout(keys, { ...asked, address }, others);
    // Checked last, so that a buyer who has just paid for the last seat sees the payment message instead.
    await refuseFullCourse(asked.product);
    const open = others.filter((order) => isOpenFor(order, asked, keys) && !unknown.has(order.id));
    const offered = new Map([...(made ? [made] : []), ...open].map((order) => [order.id, order]));
    // Our own new order comes last, so that simultaneous requests that read the same items choose the same order.
    const chosen = [answered?.id, ...ids, made?.id].flatMap((id) => (id && offered.get(id)) || [])[0];
    if (!chosen) made = await create(keys, asked, creation);
    const order = chosen ?? made;
    if (!order) return undefined;
    const { id } = order;
    // The list is short, so orders with a payment attempt come first and are dropped last.
    const isTried = new Set(others.filter(({ payments }) => payments.length > 0).map(({ id }) => id));
    const pointed = await Promise.all(
      rows.map(({ checkout, recent }) => {
        if (recent[0] === id) return true;
        const earlier = recent.filter((each) => each !== id);
        return relatedOrders.point(checkout, {
          seen: recent[0],
          to: id,
          earlier: earlier.toSorted((a, b) => Number(isTried.has(b)) - Number(isTried.has(a))),
        });
      }),
    );
    return pointed.every(Boolean) ? order : undefined;
  });
}

async function create(
  keys: RazorpayKeys,
  asked: RequestedOrder,
  { id: receipt, fingerprint }: Creation,
): Promise<OpenOrder> {
  const { paise } = asked;
  const { id, ...order } = await razorpay.openOrder(keys, { paise, receipt });
  // Razorpay remembers a receipt for longer than we do, so this order may belong to an older request.
  if (order.paise !== paise) throw keyReused();
  if (!isPayable(order.openedAt)) throw keyTooOld();
  const createdAt = new Date().toISOString();
  const added = await orders.add({
    ...{ id, receipt, fingerprint, keyId: keys.keyId },
    ...asked,
    ...{ catalogue: catalogueVersion, createdAt },
  });
  if (!added) throw keyReused();
  return { id, paise, createdAt, noticeVersion: asked.noticeVersion };
}

const isOpenFor = (order: orders.StoredOrder, { paise, buyer, linkId }: RequestedOrder, keys: RazorpayKeys) =>
  !order.paidBy &&
  order.linkId === linkId &&
  isSameAccount(order, keys) &&
  order.paise === paise &&
  isSameName(order.buyer?.name ?? '', buyer?.name ?? '') &&
  // Anyone who has the payment link can use it, so its orders can be from different buyers.
  relatedOrders.isSamePerson(order.buyer, buyer) &&
  isPayable(Date.parse(order.createdAt));

/** Orders opened with other keys may be in another Razorpay account. */
const isSameAccount = ({ keyId }: orders.StoredOrder, keys: RazorpayKeys) => keyId === keys.keyId;

const isPayable = (openedAt: number) => Date.now() - openedAt < relatedOrders.payableMs;

const keyTooOld = () =>
  conflict('This Idempotency-Key is more than a day old. Use a new key for a new order.');

async function refuseFullCourse(product: Product | undefined): Promise<void> {
  if (product?.kind === 'course' && !hasSeatLeft(await seats.get(product.courseId)))
    throw conflict(batchStateTexts.full);
}

interface Purchase {
  linkId?: string | undefined;
  isRepeatConfirmed?: boolean | undefined;
  address: string;
}

/**
 * Throws `conflict` if the buyer might pay twice by mistake. The message gives no details, because anyone can type in a
 * buyer's address. Throws `tooOften` if the IP address has used up its calls to Razorpay. Returns the IDs of orders
 * that Razorpay doesn't recognise, because they belong to another account.
 */
async function admitCheckout(
  keys: RazorpayKeys,
  { linkId, isRepeatConfirmed, address }: Purchase,
  related: readonly orders.StoredOrder[],
): Promise<ReadonlySet<string>> {
  const unsettled = related.filter((order) => !order.paidBy && !order.settled);
  const budgets = await Promise.all(unsettled.map(() => razorpayBudget(address)));
  if (budgets.includes(false))
    throw tooOften('Too many order checks from your network. Please try again in a minute.', 60);
  const answers = await Promise.all(unsettled.map((order) => reconcileKnown(keys, order)));
  const known = [...related.filter((order) => !unsettled.includes(order)), ...answers].filter(
    (order) => order !== undefined,
  );
  const paid = known.filter(({ paidBy }) => paidBy);
  if (linkId && paid.some((order) => order.linkId === linkId)) throw conflict('This has already been paid.');
  if (known.some(isPaymentAwaited))
    throw conflict('We’re confirming your payment for this. Please don’t pay again.');
  if (known.some(hasUncountedMoney))
    throw conflict(
      'We’ve received a payment for this and are checking it. Please don’t pay again: we’ll contact you.',
    );
  if (!linkId && !isRepeatConfirmed && paid.some((order) => isRecentlyPaid(order, Date.now())))
    throw alreadyPaid();
  return new Set(unsettled.filter((_, i) => !answers[i]).map(({ id }) => id));
}

async function reconcileKnown(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
): Promise<orders.StoredOrder | undefined> {
  try {
    return await reconcileOrder(keys, order);
  } catch (error) {
    if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
    const after = await rememberUnknown(order);
    // A single wrong response must not let a buyer pay twice, so an order opened with these keys is treated as unknown
    // only after a day.
    if (order.keyId === keys.keyId && !isUnknownToRazorpay(after)) throw error;
    return undefined;
  }
}
