import type { BusEvent } from '../aws/eventbridge.ts';
import { openBackground } from '../background.ts';
import type { EventLedger, EventRecord } from './event-ledger.ts';

/** Hands an event to EventBridge. False where a Lambda's run of it failed. */
export type Emit = (event: BusEvent) => Promise<boolean>;

/**
 * Delivers events until their Lambdas have ended well. One that is given up stays open, and is delivered again after a
 * restart; so is everything that was recorded before `start`.
 */
export function openEventDelivery(ledger: EventLedger, retrySchedule: readonly number[]) {
  const { stopped, track, runLater, settled, stop } = openBackground();
  let emit: Emit | undefined;

  /** Delivers one until it has come or is given up; resolves after the first attempt. */
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
    /** Begins to deliver; resolves when every event that was open has been tried, those that were to be late too. */
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

/** Milliseconds after which an event is tried again, each from the attempt before. */
export const eventRetrySchedule: readonly number[] = [1000, 3000, 10_000, 30_000, 60_000];
