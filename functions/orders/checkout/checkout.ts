import { batchStateTexts } from '#shared/domain/courses/batch.ts';
import { isForgotten } from '#shared/domain/orders/open-order.ts';
import { hasUncountedMoney, isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import type { Order, Product } from '#shared/domain/orders/payment.ts';
import { catalogueVersion } from '#shared/domain/orders/pricing.ts';
import { isPaidOfLate, isSameName } from '#shared/domain/orders/related-orders.ts';
import { hasSeatLeft } from '#shared/domain/seats/seats.ts';
import { conflict, keyReused, paidAlready, tooOften } from '../../platform/errors.ts';
import { type RazorpayKeys, razorpayKeys } from '../../platform/secrets.ts';
import type { Creation } from '../../platform/table/creation.ts';
import * as table from '../../platform/table/table.ts';
import * as seats from '../../seats/store.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError, withinTime } from '../razorpay/client.ts';
import { mayAsk, reconcileOrder, rememberUnknown } from '../reconcile.ts';
import * as orders from '../store.ts';
import * as pointers from './pointers.ts';

/** Opens the order that a buyer is to pay, in the form that Razorpay's checkout takes. Throws what `openOrder` throws. */
export async function openCheckout(asked: AskedOrder, call: OpeningCall): Promise<Order> {
  const keys = await razorpayKeys();
  const { id, paise } = await withinTime(() => openOrder(keys, asked, call));
  return { id, amount: paise, currency: 'INR', key: keys.keyId };
}

/** The call that asks for an order, from the address of a visitor. */
interface OpeningCall {
  creation: Creation;
  address: string;
}

/** An order as it is asked for: for a plan, for a course, through a payment link, or over an amount alone. */
interface AskedOrder
  extends Pick<
    orders.NewOrder,
    'userId' | 'paise' | 'plan' | 'product' | 'linkId' | 'buyer' | 'noticeVersion' | 'isSecondMeant'
  > {}

/**
 * Finds the order that a buyer is to pay: the order that this request was answered with before, else the buyer's open order
 * for the same thing, else a new order. A failure between any two steps leaves a state in which a repeat succeeds.
 */
async function openOrder(keys: RazorpayKeys, asked: AskedOrder, call: OpeningCall): Promise<OpenOrder> {
  const { creation } = call;
  const claim = await pointers.claim(creation);
  if (!claim) throw keyReused();
  const answered = claim.orderId ? await orders.find(claim.orderId) : undefined;
  if (answered?.paidBy) return answered;
  if (answered && !isPayable(Date.parse(answered.createdAt))) throw keyTooOld();

  const order = await findOrCreate(keys, asked, call, answered);
  // The order may have been opened before the buyer confirmed that a second one is meant.
  if (asked.isSecondMeant) await orders.update(order.id, confirmSecond);
  await pointers.answer(creation, order.id);
  return order;
}

const confirmSecond = (order: orders.StoredOrder): orders.StoredOrder =>
  order.isSecondMeant ? order : { ...order, isSecondMeant: true };

/** The fields of an order that the checkout needs. */
type OpenOrder = Pick<orders.StoredOrder, 'id' | 'paise'>;

/**
 * Chooses the order to pay: the order that this request was `answered` with before, else the first open order that a pointer
 * leads to, else a new order. Simultaneous requests that read the same pointers choose the same order.
 */
async function findOrCreate(
  keys: RazorpayKeys,
  asked: AskedOrder,
  { creation, address }: OpeningCall,
  answered: orders.StoredOrder | undefined,
): Promise<OpenOrder> {
  let made: string | undefined;
  // Where another request of the buyer for the same thing is faster, both get its order, and ours is never paid.
  return table.untilWritten(async () => {
    const rows = await Promise.all(
      pointers
        .ownCheckoutsOf(asked)
        .map(async (checkout) => ({ checkout, ...(await pointers.find(checkout)) })),
    );
    const ids = new Set(rows.flatMap(({ recent, paid }) => [...recent, ...paid]));
    const known = new Set([made, answered?.id]);
    const found = await Promise.all([...ids].filter((id) => !known.has(id)).map(orders.find));
    const others = [answered, ...found].filter((order) => order !== undefined);
    const unknown = await admitCheckout(keys, { ...asked, address }, others);
    // Last, so that a buyer who has paid for the last seat reads that they have.
    await refuseFull(asked.product);
    const open = others.filter((order) => isOpenFor(order, asked, keys) && !unknown.has(order.id));
    const offered = new Set([made, ...open.map(({ id }) => id)]);
    const chosen = [answered?.id, ...ids, made].find((id) => id !== undefined && offered.has(id));
    const id = chosen ?? (await create(keys, asked, creation));
    if (!chosen) made = id;
    // The orders that somebody has tried to pay stay in the list longer than the others.
    const isTried = new Set(others.filter(({ payments }) => payments.length > 0).map(({ id }) => id));
    const pointed = await Promise.all(
      rows.map(({ checkout, recent }) => {
        if (recent[0] === id) return true;
        const earlier = recent.filter((each) => each !== id);
        return pointers.point(checkout, {
          seen: recent[0],
          to: id,
          earlier: earlier.toSorted((a, b) => Number(isTried.has(b)) - Number(isTried.has(a))),
        });
      }),
    );
    return pointed.every(Boolean) ? { id, paise: asked.paise } : undefined;
  });
}

/** Opens a new order at Razorpay, stores it, and returns its id. */
async function create(
  keys: RazorpayKeys,
  asked: AskedOrder,
  { id: receipt, fingerprint }: Creation,
): Promise<string> {
  const { paise } = asked;
  const { id, ...order } = await razorpay.openOrder(keys, { paise, receipt });
  // Razorpay remembers a receipt for longer than we do, so the order can belong to an earlier request.
  if (order.paise !== paise) throw keyReused();
  if (!isPayable(order.openedAt)) throw keyTooOld();
  const added = await orders.add({
    ...{ id, receipt, fingerprint, keyId: keys.keyId },
    ...asked,
    catalogue: catalogueVersion,
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return id;
}

/** Whether an order is open for the same purchase by the same name: another name with the buyer's email gets another order. */
const isOpenFor = (order: orders.StoredOrder, { paise, buyer, linkId }: AskedOrder, keys: RazorpayKeys) =>
  !order.paidBy &&
  order.linkId === linkId &&
  isOfAccount(order, keys) &&
  order.paise === paise &&
  isSameName(order.buyer?.name ?? '', buyer?.name ?? '') &&
  // A payment link may be paid by anybody who has it, so two buyers of the same link can differ.
  pointers.isSamePerson(order.buyer, buyer) &&
  isPayable(Date.parse(order.createdAt));

/** Whether an order was opened with these keys: another key can belong to another account, which does not know the order. */
const isOfAccount = ({ keyId }: orders.StoredOrder, keys: RazorpayKeys) => keyId === keys.keyId;

/** Whether an order is young enough to be paid: the sweep does not ask Razorpay about older orders. */
const isPayable = (openedAt: number) => Date.now() - openedAt < pointers.payableMs;

const keyTooOld = () =>
  conflict('This Idempotency-Key is more than a day old. Use a new key for a new order.');

/** Throws `conflict` if something is a course without a seat left. */
async function refuseFull(product: Product | undefined): Promise<void> {
  if (product?.kind === 'course' && !hasSeatLeft(await seats.get(product.courseId)))
    throw conflict(batchStateTexts.full);
}

/** The purchase that a checkout would open for. */
interface Purchase {
  linkId?: string | undefined;
  isSecondMeant?: boolean | undefined;
  /** The visitor's address, by which calls to Razorpay are counted. */
  address: string;
}

/**
 * Decides whether a checkout may open beside the `related` orders, which are for the same payment link, or for the same buyer
 * and thing. Asks Razorpay first about those that are not paid. Throws `conflict` where a payment is on its way, where the
 * link is paid, and where the buyer has paid within a week and does not say that a second order is meant; the message tells
 * no details, because anybody can type a buyer's address. Throws `tooOften` where the address has caused too many calls, and
 * RazorpayError where Razorpay does not know an order that this key has opened. Returns the ids of the orders that Razorpay
 * does not know because another account's key opened them: they do not stop a purchase.
 */
async function admitCheckout(
  keys: RazorpayKeys,
  { linkId, isSecondMeant, address }: Purchase,
  related: readonly orders.StoredOrder[],
): Promise<ReadonlySet<string>> {
  const unsettled = related.filter((order) => !order.paidBy && !order.settled);
  const mayAskAll = await Promise.all(unsettled.map(() => mayAsk(address)));
  if (mayAskAll.includes(false))
    throw tooOften('Too many orders were asked about from your network. Please try again in a minute.', 60);
  const answers = await Promise.all(unsettled.map((order) => reconcileKnown(keys, order)));
  const known = [...related.filter((order) => !unsettled.includes(order)), ...answers].filter(
    (order) => order !== undefined,
  );
  const paid = known.filter(({ paidBy }) => paidBy);
  if (linkId && paid.some((order) => order.linkId === linkId)) throw conflict('This is paid already.');
  if (known.some(isPaymentAwaited))
    throw conflict('Your payment for this is being confirmed: please do not pay again.');
  if (known.some(hasUncountedMoney))
    throw conflict(
      "We've received a payment for this and are checking it. Please don't pay again: we'll contact you.",
    );
  if (!linkId && !isSecondMeant && paid.some((order) => isPaidOfLate(order, Date.now()))) throw paidAlready();
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
    // The key that opened an order has to know it: a single wrong answer must not let anybody pay twice.
    if (order.keyId === keys.keyId && !isForgotten(after)) throw error;
    return undefined;
  }
}
