import { ApiError } from '#shared/api/client.ts';
import type { PublicOrder } from '#shared/domain/order.ts';
import { callApi } from '../api.ts';

/** What is known of an order: its state, that there is none, or nothing because the answer does not come. */
export type OrderAnswer = PublicOrder['status'] | 'unknown' | 'unreachable';

/** Asks what became of an order. An id that cannot be one is asked for nowhere. */
export async function askForOrder(id: string): Promise<OrderAnswer> {
  if (!/^order_\w{1,40}$/.test(id)) return 'unknown';
  try {
    return (await callApi('GET /orders/{id}/status', { path: { id } })).data.status;
  } catch (error) {
    return isRefusal(error) ? 'unknown' : 'unreachable';
  }
}

/** Whether the API understood and said no, so that asking again is in vain. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Whether an order's money has reached us, whatever became of it later. */
export const isPaid = (answer: OrderAnswer): boolean =>
  answer === 'paid' || answer === 'partially_refunded' || answer === 'refunded';

/** Asks again where nothing answers: four times within seven seconds. */
export async function patiently<Answer>(
  ask: () => Promise<Answer | 'unreachable'>,
): Promise<Answer | 'unreachable'> {
  for (const wait of [1000, 2000, 4000]) {
    const answer = await ask();
    if (answer !== 'unreachable') return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return ask();
}
