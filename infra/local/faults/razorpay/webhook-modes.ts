import type { WebhookEvent } from '../../razorpay/events.ts';
import type { Webhooks } from '../../razorpay/webhooks.ts';
import type { Switches } from './switches.ts';

export function emitFaulty(
  { webhooks: mode, delayMs }: Switches,
  { record, deliverInOrder, track, runLater }: Webhooks,
  events: readonly WebhookEvent[],
): void {
  const changes = {
    ...(mode === 'sorted keys' && { isSorted: true }),
    ...(mode === 'wrong secret' && { signedWith: 'another secret' }),
    ...(mode === 'dropped' && { isOver: true }),
  };
  const batch = events.map((event) => record(event, changes)).filter(({ event }) => !event.isOver);
  if (mode === 'held') return;
  if (mode === 'delayed') runLater(delayMs, () => deliverInOrder(batch));
  else if (mode === 'reordered') track(deliverInOrder(batch.toReversed()));
  else if (mode === 'duplicated') track(Promise.all([deliverInOrder(batch), deliverInOrder(batch)]));
  else track(deliverInOrder(batch));
}
