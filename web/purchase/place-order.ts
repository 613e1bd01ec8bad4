import type { Order, Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { noticeVersion } from '#shared/policies.ts';
import { callApi } from '../api.ts';
import type { Buyer } from './stored-purchase.ts';

/** The idempotency key makes sure that a double tap or a retry creates only one buyer and one order. */
type PlaceOrder = (product: Product, details: Details, idempotencyKey: string) => Promise<Order>;

export interface Details extends Buyer {
  isRepeatConfirmed?: true;
  /** The time that was picked for a coaching session. */
  start?: string;
}

export type Product =
  | { plan: Plan }
  | { link: string }
  | { route: 'POST /courses/{id}/orders' | 'POST /coaching/offers/{id}/orders'; id: string; rupees: number };

export function orderPlacer(): PlaceOrder {
  // A request repeated with the same key must have the same body, so the id is kept.
  let registered: { buyer: string; userId: string } | undefined;
  const userIdOf = async (buyer: Buyer, idempotencyKey: string) => {
    const person = JSON.stringify(buyer);
    if (registered?.buyer !== person)
      registered = { buyer: person, userId: await register(buyer, idempotencyKey) };
    return registered.userId;
  };

  return async (product, { isRepeatConfirmed, start, ...buyer }, idempotencyKey) => {
    if ('link' in product) {
      const body = { link: product.link, ...buyer, noticeVersion };
      return (await callApi('POST /pay/order', { body, idempotencyKey })).data;
    }
    const userId = await userIdOf(buyer, idempotencyKey);
    const body = { userId, ...buyer, noticeVersion, isRepeatConfirmed };
    if ('plan' in product) {
      const { plan } = product;
      const amount = priceInRupees(plan);
      return (await callApi('POST /create-order', { body: { ...body, amount, plan }, idempotencyKey })).data;
    }
    const { route, id, rupees: amount } = product;
    return (await callApi(route, { path: { id }, body: { ...body, amount, start }, idempotencyKey })).data;
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
