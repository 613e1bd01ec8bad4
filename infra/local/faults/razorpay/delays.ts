import { setTimeout as wait } from 'node:timers/promises';
import { type ApiErrorDetails, errorResponse } from '../../razorpay/api-error.ts';
import type { Switches } from './switches.ts';

type Answer = (request: Request) => Promise<Response>;

/** `path` starts with `/v1`. */
export function createDelays(switches: Switches) {
  const running = new Set<string>();

  const refund = async (request: Request, answer: Answer): Promise<Response> => {
    const key = request.headers.get('x-refund-idempotency') ?? '';
    if (running.has(key)) return errorResponse(keyInProgress);
    if (key) running.add(key);
    try {
      await wait(switches.refundMs, undefined, { ref: false });
      return await answer(request);
    } finally {
      running.delete(key);
    }
  };

  return (request: Request, path: string, answer: Answer): Promise<Response> => {
    const { refundMs, listLagSeconds } = switches;
    if (refundMs > 0 && /\/refund$/.test(path)) return refund(request, answer);
    if (listLagSeconds > 0 && /^\/v1\/(payments|refunds|disputes)$/.test(path))
      return answer(untilEarlier(request, listLagSeconds));
    return answer(request);
  };
}

function untilEarlier(request: Request, seconds: number): Request {
  const url = new URL(request.url);
  const latest = Math.floor(Date.now() / 1000 - seconds);
  const to = Number(url.searchParams.get('to') ?? latest);
  url.searchParams.set('to', String(Math.min(to, latest)));
  return new Request(url, request);
}

const keyInProgress: ApiErrorDetails = {
  status: 409,
  description: 'The request with the same idempotency key is still in progress.',
};
