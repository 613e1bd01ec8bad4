import { createHmac } from 'node:crypto';
import { openBackground } from '../background.ts';
import type { Send } from '../http-server.ts';
import { bodyOf, type WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import type { EventRecord, Ledger } from './ledger.ts';
import { type Delivery, deliverOnce, shortRetrySchedule } from './webhook-delivery.ts';

export type Webhooks = ReturnType<typeof openWebhooks>;

export interface WebhookOptions {
  url: string;
  secret: string;
  /** In milliseconds since the first delivery. */
  retrySchedule?: readonly number[];
  send?: Send;
}

export function openWebhooks(ledger: Ledger, options: WebhookOptions) {
  const { url, retrySchedule = shortRetrySchedule, send = fetch } = options;
  let { secret } = options;
  let isSilent = false;
  const deliveries: Delivery[] = ledger.all('event').map((event) => ({ event, attempts: [] }));
  const { stopped, track, runLater, settled, stop } = openBackground();

  /** An event that's over is never delivered. */
  const record = (
    event: WebhookEvent,
    { isSorted = event.isSorted === true, signedWith = secret, isOver = isSilent } = {},
  ): Delivery => {
    const createdAt = Math.floor(Date.now() / 1000);
    const body = bodyOf(event, { accountId, createdAt }, isSorted);
    const signature = sign(body, signedWith);
    const delivery: Delivery = {
      event: { kind: 'event', id: newId(), name: event.name, body, signature, createdAt, isOver },
      attempts: [],
    };
    ledger.put(delivery.event);
    deliveries.push(delivery);
    return delivery;
  };

  const attempt = async (delivery: Delivery): Promise<number> => {
    const status = await deliverOnce(delivery, url, send, stopped);
    if (status >= 200 && status < 300) close(delivery);
    return status;
  };

  const close = (delivery: Delivery) => {
    if (delivery.event.isOver) return;
    delivery.event = { ...delivery.event, isOver: true };
    ledger.put(delivery.event);
  };

  /** Resolves after the first attempt. */
  const deliverWithRetries = async (delivery: Delivery, retry = 0): Promise<void> => {
    await attempt(delivery);
    const [due, next] = [retrySchedule[retry] ?? 0, retrySchedule[retry + 1]];
    if (delivery.event.isOver) return;
    if (next === undefined) close(delivery);
    else runLater(next - due, () => deliverWithRetries(delivery, retry + 1));
  };

  const deliverInOrder = async (batch: readonly Delivery[]) => {
    for (const delivery of batch) await deliverWithRetries(delivery);
  };

  const deliverOpen = (batch: readonly Delivery[]) =>
    deliverInOrder(batch.filter(({ event }) => !event.isOver));

  return {
    deliveries: deliveries as readonly Delivery[],
    record,
    deliverInOrder,
    track,
    runLater,
    emit: (events: readonly WebhookEvent[]) => track(deliverOpen(events.map((event) => record(event)))),
    /** What happens during `act` is never delivered. */
    silently: async <T>(act: () => Promise<T>): Promise<T> => {
      isSilent = true;
      try {
        return await act();
      } finally {
        isSilent = false;
      }
    },
    /** Signed with the current secret, like a replay from Razorpay's dashboard. */
    deliver: (id: string): Promise<number> => {
      const delivery = deliveries.find(({ event }) => event.id === id);
      if (!delivery) throw new Error(`Unknown event: ${id}.`);
      delivery.event = {
        ...delivery.event,
        signature: sign(delivery.event.body, secret),
      } satisfies EventRecord;
      return attempt(delivery);
    },
    rotateSecret: (next: string) => {
      secret = next;
    },
    resume: () => track(deliverOpen(deliveries)),
    settled,
    stop,
  };
}

const accountId = 'acc_OnThisMachine0';

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
