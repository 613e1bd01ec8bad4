import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MailEvent } from './events.ts';

/** An event and how far its delivery is. */
export interface EventRecord {
  messageId: string;
  event: MailEvent;
  /** Epoch milliseconds; before them it is not delivered, but for a restart. */
  due: number;
  /** `open` until a run of its Lambda has ended well; `lost` where it never comes. */
  state: 'open' | 'delivered' | 'lost';
}

export type EventLedger = ReturnType<typeof openEventLedger>;

/**
 * Opens the ledger of the events beside the mails: a JSON line a change, of which the last one of an event counts. Events
 * of a mail that is not there are left out: a process was killed between the two, and nobody was told that it was sent.
 */
export function openEventLedger(file: string, isStored: (messageId: string) => boolean) {
  const records = new Map<string, EventRecord>();
  for (const record of readRecords(file))
    if (isStored(record.messageId)) records.set(record.event.id, record);
  return {
    put: (record: EventRecord) => {
      records.set(record.event.id, record);
      appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
    /** In the order in which they were first put. */
    all: () => [...records.values()],
    of: (messageId: string) => [...records.values()].filter((record) => record.messageId === messageId),
    find: (id: string) => records.get(id),
  };
}

/** Reads the records of a file, and removes a last line that a killed process left half written. */
function readRecords(file: string): EventRecord[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  const lines = whole.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
