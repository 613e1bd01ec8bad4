import { createHmac } from 'node:crypto';
import type { Books, EventRecord } from './books.ts';
import { type Delivery, type Send, sendOnce } from './deliver.ts';
import { bodyOf, type WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import { compressedLadder } from './ladder.ts';
import type { Switches } from './switches.ts';

export interface WebhookOptions {
  /** Where the webhooks go. */
  url: string;
  secret: string;
  /** When each delivery of an event is due, in milliseconds from the first. */
  ladder?: readonly number[];
  /** How a request gets there: over HTTP unless said. */
  send?: Send;
}

/** Signs events, delivers each until it is acknowledged, and keeps what came of it. */
export function openWebhooks(books: Books, switches: Switches, options: WebhookOptions) {
  const { url, ladder = compressedLadder, send = fetch } = options;
  let { secret } = options;
  const deliveries: Delivery[] = books.all('event').map((event) => ({ event, attempts: [] }));
  const timers = new Set<NodeJS.Timeout>();
  const underway = new Set<Promise<unknown>>();
  const stopping = new AbortController();

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
    books.put(delivery.event);
    deliveries.push(delivery);
    return delivery;
  };

  const attempt = async (delivery: Delivery): Promise<number> => {
    const status = await sendOnce(delivery, url, send, stopping.signal);
    if (status >= 200 && status < 300) close(delivery);
    return status;
  };

  const close = (delivery: Delivery) => {
    if (delivery.event.isOver) return;
    delivery.event = { ...delivery.event, isOver: true };
    books.put(delivery.event);
  };

  /** Tries until acknowledged; resolves after the first try. */
  const climb = async (delivery: Delivery, rung = 0): Promise<void> => {
    await attempt(delivery);
    const [here, next] = [ladder[rung] ?? 0, ladder[rung + 1]];
    if (delivery.event.isOver) return;
    if (next === undefined) close(delivery);
    else later(next - here, () => climb(delivery, rung + 1));
  };

  const later = (ms: number, act: () => Promise<unknown>) => {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      track(act());
    }, ms).unref();
    timers.add(timer);
  };

  const track = (act: Promise<unknown>) => {
    const done = act.finally(() => underway.delete(done));
    underway.add(done);
  };

  const inTurn = async (batch: readonly Delivery[]) => {
    for (const delivery of batch) await climb(delivery);
  };

  return {
    deliveries: deliveries as readonly Delivery[],
    /** Tells what one act has caused, as the switch says. */
    emit: (events: readonly WebhookEvent[]) => {
      const { webhooks: mode, delayMs } = switches;
      const batch = events.map(record);
      if (mode === 'dropped' || mode === 'held') return;
      if (mode === 'delayed') later(delayMs, () => inTurn(batch));
      else if (mode === 'reordered') track(inTurn(batch.toReversed()));
      else if (mode === 'duplicated') track(Promise.all([inTurn(batch), inTurn(batch)]));
      else track(inTurn(batch));
    },
    /** Delivers an event now, whatever became of it, signed with the present secret, as the dashboard's replay does. */
    deliver: (id: string): Promise<number> => {
      const delivery = deliveries.find(({ event }) => event.id === id);
      if (!delivery) throw new Error(`There is no event ${id}.`);
      delivery.event = {
        ...delivery.event,
        signature: sign(delivery.event.body, secret),
      } satisfies EventRecord;
      return attempt(delivery);
    },
    rotateSecret: (next: string) => {
      secret = next;
    },
    /** Goes on with what an earlier run left. */
    resume: () => track(inTurn(deliveries.filter(({ event }) => !event.isOver))),
    /** Resolves when nothing is being delivered; what waits for its next try waits on. */
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway);
    },
    stop: () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const accountId = 'acc_OnThisMachine0';

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
