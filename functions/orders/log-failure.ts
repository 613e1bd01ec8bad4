import { failureOf, log } from '../platform/log.ts';
import { RazorpayError } from './razorpay-client.ts';

/**
 * Logs what the sweep could not do for one order, payment or refund, while it goes on with the others. That Razorpay did
 * not answer is counted alone: its next answer mends it.
 */
export function logFailure(error: unknown, about: { order: string } | { payment: string }): void {
  if (error instanceof RazorpayError) return;
  log({ event: 'sweep failed', ...about, error: failureOf(error) });
}
