import { createHmac } from 'node:crypto';
import { openBackground } from '../background.ts';
import type { Send } from '../http-server.ts';
import { bodyOf, type WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import type { EventRecord, Ledger } from './ledger.ts';
import type { Switches } from './switches.ts';
import { type Delivery, deliverOnce, shortRetrySchedule } from './webhook-delivery.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  /** In milliseconds since the first delivery. */
  retrySchedule?: readonly number[];
  send?: Send;
}

export function openWebhooks(ledger: Ledger, switches: Switches, options: WebhookOptions) {
  const { url, retrySchedule = shortRetrySchedule, send = fetch } = options;
  let { secret } = options;
  const deliveries: Delivery[] = ledger.all('event').map((event) => ({ event, attempts: [] }));
  const { stopped, track, runLater, settled, stop } = openBackground();

  const record = (event: WebhookEvent): Delivery => {
    const { webhooks: mode } = switches;
    const createdAt = Math.floor(Date.now() / 1000);
    const body = bodyOf(event, { accountId, createdAt }, event.isSorted || mode === 'sorted keys');
    const signature = sign(body, mode === 'wrong secret' ? `not ${secret}` : secret);
    const isOver = mode === 'dropped';
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

  return {
    deliveries: deliveries as readonly Delivery[],
    emit: (events: readonly WebhookEvent[]) => {
      const { webhooks: mode, delayMs } = switches;
      const batch = events.map(record);
      if (mode === 'dropped' || mode === 'held') return;
      if (mode === 'delayed') runLater(delayMs, () => deliverInOrder(batch));
      else if (mode === 'reordered') track(deliverInOrder(batch.toReversed()));
      else if (mode === 'duplicated') track(Promise.all([deliverInOrder(batch), deliverInOrder(batch)]));
      else track(deliverInOrder(batch));
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
    resume: () => track(deliverInOrder(deliveries.filter(({ event }) => !event.isOver))),
    settled,
    stop,
  };
}

const accountId = 'acc_OnThisMachine0';

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
