import type { EventRecord } from './books.ts';

/** An event and what came of each of its deliveries. */
export interface Delivery {
  event: EventRecord;
  /** The status that answered, or 0 where nothing did in time. */
  attempts: { at: number; status: number }[];
}

export type Send = (request: Request) => Promise<Response>;

/** Delivers an event once, with the headers that Razorpay sends; the status, or 0 after five seconds of silence. */
export async function sendOnce(
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
    signal: AbortSignal.any([stopped, AbortSignal.timeout(patience)]),
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
    // What is not answered counts as not delivered, whatever the reason.
  }
  return attempt.status;
}

const patience = 5000;
