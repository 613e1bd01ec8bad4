import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs an operation that a caller waits for: together, its calls to Razorpay end within 15 seconds, so that it answers
 * ahead of the end of its Lambda, however many calls it makes. Later ones fail at once, as calls without an answer.
 */
export const withinTime = <T>(act: () => Promise<T>): Promise<T> =>
  ends.run(AbortSignal.timeout(operationMs), act);

/** Aborts one call after 10 seconds, or when its operation's time is over. */
export function callLimit(): AbortSignal {
  const own = AbortSignal.timeout(callMs);
  const end = ends.getStore();
  return end ? AbortSignal.any([own, end]) : own;
}

const ends = new AsyncLocalStorage<AbortSignal>();

// Of the 25 seconds of a Lambda (infra/lambdas.ts), ten are left to the table and to a start.
const operationMs = 15_000;
const callMs = 10_000;
