import type { Course } from '#shared/domain/courses/course.ts';
import type { Order, Plan } from '#shared/domain/orders/payment.ts';
import { priceOf } from '#shared/domain/orders/pricing.ts';
import { noticeVersion } from '#shared/policies.ts';
import { callApi } from '../api.ts';
import type { Buyer } from './stored-purchase.ts';

/** The key makes a double tap or retry result in one buyer and one order. Rejects if the order couldn't be opened. */
export type PlaceOrder = (details: Details, idempotencyKey: string) => Promise<Order>;

export interface Details extends Buyer {
  isRepeatConfirmed?: true;
}

/** A plan, a seat in a course, or the amount of a payment link. */
export type Product = { plan: Plan } | { course: Pick<Course, 'id' | 'price'> } | { link: string };

export function orderPlacer(product: Product): PlaceOrder {
  // A repeat under the same key must have the same body.
  let registered: { buyer: string; userId: string } | undefined;
  const userIdOf = async (buyer: Buyer, idempotencyKey: string) => {
    const person = JSON.stringify(buyer);
    if (registered?.buyer !== person)
      registered = { buyer: person, userId: await register(buyer, idempotencyKey) };
    return registered.userId;
  };

  return async ({ isRepeatConfirmed, ...buyer }, idempotencyKey) => {
    if ('link' in product) {
      const body = { link: product.link, ...buyer, noticeVersion };
      return (await callApi('POST /pay/order', { body, idempotencyKey })).data;
    }
    const userId = await userIdOf(buyer, idempotencyKey);
    if ('course' in product) {
      const { id, price: amount } = product.course;
      const body = { userId, amount, ...buyer, noticeVersion, isRepeatConfirmed };
      return (await callApi('POST /courses/{id}/orders', { path: { id }, body, idempotencyKey })).data;
    }
    const body = {
      userId,
      amount: priceOf(product.plan),
      plan: product.plan,
      ...buyer,
      noticeVersion,
      isRepeatConfirmed,
    };
    return (await callApi('POST /create-order', { body, idempotencyKey })).data;
  };
}

/**
 * The buyer's id, or a timestamp if registration fails: an email address that is already registered doesn't stop a
 * purchase.
 */
async function register(buyer: Buyer, idempotencyKey: string): Promise<string> {
  try {
    return (await callApi('POST /user', { body: { ...buyer, noticeVersion }, idempotencyKey })).data.id;
  } catch {
    return String(Date.now());
  }
}
