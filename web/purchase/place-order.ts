import type { Order, Plan } from '#shared/domain/payment.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { callApi } from '../api.ts';
import type { Buyer } from './stored-purchase.ts';

interface Submission {
  plan: Plan;
  buyer: Buyer;
  /** Makes a double tap or a second try come to one buyer and one order. */
  idempotencyKey: string;
}

/** Makes a function that registers a buyer once and opens orders. It rejects where no order could be opened. */
export function orderPlacer() {
  // An order asked for again under its key must say the same.
  let registered: { buyer: string; userId: string } | undefined;

  return async ({ plan, buyer, idempotencyKey }: Submission): Promise<Order> => {
    const person = JSON.stringify(buyer);
    if (registered?.buyer !== person)
      registered = { buyer: person, userId: await register(buyer, idempotencyKey) };
    const body = { userId: registered.userId, amount: priceOf(plan), plan, ...buyer };
    return (await callApi('POST /create-order', { body, idempotencyKey })).data;
  };
}

/** The buyer's id, or a timestamp where none is given: a known email, for one, stops nobody from buying again. */
async function register(buyer: Buyer, idempotencyKey: string): Promise<string> {
  try {
    return (await callApi('POST /user', { body: buyer, idempotencyKey })).data.id;
  } catch {
    return String(Date.now());
  }
}
