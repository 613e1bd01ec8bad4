import { type Operation, operations } from '#shared/api/contract.ts';
import { stageThrottle, type Throttle, throttleOf } from '../../../throttles.ts';

/** Whether a call of an operation may go on, which uses one of its throttle's tokens up. */
export type Admit = (operation: Operation, now?: number) => boolean;

/**
 * API Gateway's throttles: a bucket of tokens for each route that has one of its own, and one of the stage's for all
 * others. A bucket starts full.
 */
export function createThrottles(): Admit {
  const stage = createBucket(stageThrottle);
  const routes = new Map(
    operations.flatMap((operation) => {
      const throttle = throttleOf(operation);
      return throttle ? [[operation.name, createBucket(throttle)] as const] : [];
    }),
  );
  return ({ name }, now = Date.now()) => (routes.get(name) ?? stage)(now);
}

function createBucket({ rate, burst }: Throttle) {
  let tokens = burst;
  let filledAt = 0;
  return (now: number): boolean => {
    tokens = Math.min(burst, tokens + (Math.max(0, now - filledAt) * rate) / 1000);
    filledAt = now;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
