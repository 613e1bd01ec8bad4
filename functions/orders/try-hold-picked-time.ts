import { holdPickedTime } from '../coaching/hold-picked-time.ts';
import { failureOf, log } from '../platform/log.ts';
import type { StoredOrder } from './store.ts';

/** For requests that must succeed even if the time can't be held. A job books it later if it's still free then. */
export async function tryHoldPickedTime(order: StoredOrder): Promise<void> {
  try {
    await holdPickedTime(order, mostMs);
  } catch (error) {
    log({ event: 'picked time not held', order: order.id, error: failureOf(error) });
  }
}

// Razorpay waits only five seconds for a response to a webhook.
const mostMs = 1500;
