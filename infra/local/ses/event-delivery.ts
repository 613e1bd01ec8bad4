import type { BusEvent } from '../aws/eventbridge.ts';
import { openBackground } from '../background.ts';
import type { EventLedger, EventRecord } from './event-ledger.ts';

type Emit = (event: BusEvent) => Promise<boolean>;

/** Retries until the Lambdas succeed. If the last retry fails, the event remains undelivered until the next start. */
export function openEventDelivery(ledger: EventLedger, retrySchedule: readonly number[]) {
  const { stopped, track, runLater, settled, stop } = openBackground();
  let emit: Emit | undefined;

  /** Resolves after the first attempt. */
  const deliver = async (record: EventRecord, attempt = 0): Promise<void> => {
    if (!emit || stopped.aborted || ledger.find(record.event.id)?.state !== 'open') return;
    if (await emit(record.event)) return ledger.put({ ...record, state: 'delivered' });
    const pause = retrySchedule[attempt];
    if (pause !== undefined) runLater(pause, () => deliver(record, attempt + 1));
  };

  const deliverInOrder = async (records: readonly EventRecord[]) => {
    for (const record of records) await deliver(record);
  };

  return {
    /** Resolves once delivery of every open event has been attempted, including events that aren't due yet. */
    start: async (to: Emit) => {
      emit = to;
      await deliverInOrder(ledger.all().filter(({ state }) => state === 'open'));
    },
    dispatch: (records: readonly EventRecord[]) => {
      const [first] = records;
      if (!first || first.state === 'lost') return;
      const late = first.due - Date.now();
      if (late > 0) runLater(late, () => deliverInOrder(records));
      else track(deliverInOrder(records));
    },
    settled,
    stop,
  };
}

/** The pauses between attempts, in milliseconds. */
export const eventRetrySchedule: readonly number[] = [1000, 3000, 10_000, 30_000, 60_000];
