import type { Course } from '#shared/domain/courses/course.ts';
import type { Order, Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { noticeVersion } from '#shared/policies.ts';
import { callApi } from '../api.ts';
import type { Buyer } from './stored-purchase.ts';

/** The idempotency key makes sure that a double tap or a retry creates only one buyer and one order. */
type PlaceOrder = (details: Details, idempotencyKey: string) => Promise<Order>;

export interface Details extends Buyer {
  isRepeatConfirmed?: true;
}

export type Product = { plan: Plan } | { course: Pick<Course, 'id' | 'price'> } | { link: string };

export function orderPlacer(product: Product): PlaceOrder {
  // A request repeated with the same key must have the same body, so the id is kept.
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
      amount: priceInRupees(product.plan),
      plan: product.plan,
      ...buyer,
      noticeVersion,
      isRepeatConfirmed,
    };
    return (await callApi('POST /create-order', { body, idempotencyKey })).data;
  };
}

/**
 * Falls back to a timestamp if registration fails: someone whose email is already registered must still be able to buy.
 */
async function register(buyer: Buyer, idempotencyKey: string): Promise<string> {
  try {
    return (await callApi('POST /user', { body: { ...buyer, noticeVersion }, idempotencyKey })).data.id;
  } catch {
    return String(Date.now());
  }
}
