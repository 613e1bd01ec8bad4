import type { Course } from '#shared/domain/courses/course.ts';
import type { Order, Plan } from '#shared/domain/orders/payment.ts';
import { priceOf } from '#shared/domain/orders/pricing.ts';
import { noticeVersion } from '#shared/policies.ts';
import { callApi } from '../api.ts';
import type { Buyer } from './stored-purchase.ts';

/**
 * Opens the order of a buyer. The key makes a double tap or a second try come to one buyer and one order. It rejects where
 * no order could be opened.
 */
export type PlaceOrder = (details: Details, idempotencyKey: string) => Promise<Order>;

/** A buyer, who may have paid for the same before, and mean a second one. */
export interface Details extends Buyer {
  isSecondMeant?: true;
}

/** The thing that is bought: a plan of the price list, a place in a course, or that which a payment link asks for. */
export type Bought = { plan: Plan } | { course: Pick<Course, 'id' | 'price'> } | { link: string };

/** Makes a function that registers a buyer once, where the specification wants that, and opens orders. */
export function orderPlacer(bought: Bought): PlaceOrder {
  // An order asked for again under its key must say the same.
  let registered: { buyer: string; userId: string } | undefined;
  const userIdOf = async (buyer: Buyer, idempotencyKey: string) => {
    const person = JSON.stringify(buyer);
    if (registered?.buyer !== person)
      registered = { buyer: person, userId: await register(buyer, idempotencyKey) };
    return registered.userId;
  };

  return async ({ isSecondMeant, ...buyer }, idempotencyKey) => {
    if ('link' in bought) {
      const body = { link: bought.link, ...buyer, noticeVersion };
      return (await callApi('POST /pay/order', { body, idempotencyKey })).data;
    }
    const userId = await userIdOf(buyer, idempotencyKey);
    if ('course' in bought) {
      const { id, price: amount } = bought.course;
      const body = { userId, amount, ...buyer, noticeVersion, isSecondMeant };
      return (await callApi('POST /courses/{id}/orders', { path: { id }, body, idempotencyKey })).data;
    }
    const body = {
      userId,
      amount: priceOf(bought.plan),
      plan: bought.plan,
      ...buyer,
      noticeVersion,
      isSecondMeant,
    };
    return (await callApi('POST /create-order', { body, idempotencyKey })).data;
  };
}

/** The buyer's id, or a timestamp where none is given: a known email, for one, stops nobody from buying again. */
async function register(buyer: Buyer, idempotencyKey: string): Promise<string> {
  try {
    return (await callApi('POST /user', { body: { ...buyer, noticeVersion }, idempotencyKey })).data.id;
  } catch {
    return String(Date.now());
  }
}
