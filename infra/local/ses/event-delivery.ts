import type { BusEvent } from '../aws/eventbridge.ts';
import { openBackground } from '../background.ts';
import type { EventLedger, EventRecord } from './event-ledger.ts';

/** Hands an event to EventBridge. False where the run of a Lambda failed. */
type Emit = (event: BusEvent) => Promise<boolean>;

/**
 * Delivers events until their Lambdas end well. An event that is given up stays open, and is delivered again after a restart,
 * like all events that were recorded before `start`.
 */
export function openEventDelivery(ledger: EventLedger, retrySchedule: readonly number[]) {
  const { stopped, track, runLater, settled, stop } = openBackground();
  let emit: Emit | undefined;

  /** Delivers an event until it is delivered or given up. Resolves after the first attempt. */
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
    /** Begins to deliver. Resolves when every open event has been tried, also those that were to come late. */
    start: async (to: Emit) => {
      emit = to;
      await deliverInOrder(ledger.all().filter(({ state }) => state === 'open'));
    },
    /** Delivers the events of a mail when they are due. */
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

/** Milliseconds between one attempt to deliver an event and the next. */
export const eventRetrySchedule: readonly number[] = [1000, 3000, 10_000, 30_000, 60_000];
