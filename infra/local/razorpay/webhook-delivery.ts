import type { Send } from '../http-server.ts';
import type { EventRecord } from './ledger.ts';

export interface Delivery {
  event: EventRecord;
  /** `at` is in epoch milliseconds. `status` is 0 if there was no response. */
  attempts: { at: number; status: number }[];
}

export async function deliverOnce(
  { event, attempts }: Delivery,
  url: string,
  send: Send,
  stopped: AbortSignal,
): Promise<number> {
  const attempt = { at: Date.now(), status: 0 };
  attempts.push(attempt);
  const request = new Request(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(responseTimeoutMs)]),
    headers: {
      'user-agent': 'Razorpay-Webhook/v1',
      'content-type': 'application/json',
      'x-razorpay-event-id': event.id,
      'request-id': event.id,
      'x-razorpay-signature': event.signature,
      'accept-encoding': 'gzip',
    },
    body: event.body,
  });
  try {
    const response = await send(request);
    await response.body?.cancel();
    attempt.status = response.status;
  } catch {
    // If there's no response, the event is treated as undelivered.
  }
  return attempt.status;
}

const responseTimeoutMs = 5000;

/** In milliseconds, as measured: Razorpay makes 16 attempts within a day. */
export const measuredRetrySchedule: readonly number[] = seconds(
  0,
  0.23,
  6,
  19,
  39.5,
  82,
  164,
  326,
  650,
  1293,
  2577,
  5140,
  10_267,
  20_508,
  40_988,
  81_953,
);

/** Eight attempts within four minutes, quick enough to watch. */
export const shortRetrySchedule: readonly number[] = seconds(0, 0.23, 3, 8, 20, 50, 110, 230);

function seconds(...times: number[]): number[] {
  return times.map((time) => time * 1000);
}
