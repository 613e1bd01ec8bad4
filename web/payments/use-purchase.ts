import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Order, UserInput } from '#shared/domain/payment.ts';
import { useAction } from '../api.ts';

/** The person who buys, as typed. */
export type Buyer = UserInput;

/** Registers a buyer and opens an order for `amount` rupees. Rejects with what the API or the network said. */
export function usePurchase(amount: number) {
  const createUser = useAction('POST /user');
  const createOrder = useAction('POST /create-order');
  const [order, setOrder] = useState<Order>();
  // One id for all tries of the same details: an order asked for again under its key must say the same.
  const registered = useRef({ key: '', userId: '' });

  const register = async (buyer: Buyer, idempotencyKey: string): Promise<string> => {
    try {
      return (await createUser({ body: buyer, idempotencyKey })).id;
    } catch (error) {
      // What is wrong with a field can be mended; anything else, such as a known email, stops nobody.
      if (error instanceof ApiError && error.errors.length > 0) throw error;
      return String(Date.now());
    }
  };

  const submit = async (buyer: Buyer, idempotencyKey: string): Promise<void> => {
    if (registered.current.key !== idempotencyKey) {
      const userId = await register(buyer, idempotencyKey);
      registered.current = { key: idempotencyKey, userId };
    }
    const { userId } = registered.current;
    setOrder(await createOrder({ body: { userId, amount }, idempotencyKey }));
  };

  return { order, submit };
}
