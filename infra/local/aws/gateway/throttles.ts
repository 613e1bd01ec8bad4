import { type Operation, operations } from '#shared/api/contract.ts';
import { defaultThrottle, type Throttle, throttleOf } from '../../../throttles.ts';

type Admit = (operation: Operation, now?: number) => boolean;

export function createThrottles(): Admit {
  const buckets = new Map(
    operations.map((operation) => [operation.name, createBucket(throttleOf(operation) ?? defaultThrottle)]),
  );
  return ({ name }, now = Date.now()) => buckets.get(name)?.(now) ?? false;
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
