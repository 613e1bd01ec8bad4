import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceOf } from '#shared/domain/orders/pricing.ts';
import type { startApi } from './api.ts';
import { buyer } from './entries.ts';

const plan: Plan = { band: '14-20', item: 'Resume' };

let buyers = 0;

/** Opens orders of 4,499 rupees, each of another buyer at another address. */
export const openOrders = (api: ReturnType<typeof startApi>) => async (): Promise<string> => {
  const details = { ...buyer, email: `buyer-${++buyers}@example.com` };
  const body = { userId: 'u1', amount: priceOf(plan), plan, ...details };
  const visitor = api.visitorFrom(`198.51.${Math.floor(buyers / 250)}.${buyers % 250}`);
  return (await visitor('POST /create-order', { body })).data.id;
};

/** Finds the stored row of an order. */
export const storedOrder = (api: ReturnType<typeof startApi>) => async (id: string) =>
  (await api.stored()).find(({ pk, sk }) => pk === 'ORDER' && sk === id);
