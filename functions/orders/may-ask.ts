import { attemptLimits } from '#shared/domain/limits/attempts.ts';
import * as throttle from '../platform/limits/throttle.ts';

/**
 * Whether Razorpay may be asked once more for whoever is at an address, which counts as a question. Razorpay counts ours,
 * of everybody together: without it, one who asks on and on would have it refuse the next buyer's order.
 */
export const mayAsk = async (address: string): Promise<boolean> =>
  (await throttle.attempt({ ...attemptLimits.razorpay, address })) === undefined;
