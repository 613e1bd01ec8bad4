import { appendFileSync, existsSync, readFileSync } from 'node:fs';
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
      // The break comes first: what a killed process left half written spoils no other line.
      appendFileSync(file, `\n${JSON.stringify(record)}`);
    },
    /** In the order in which they were first put. */
    all: () => [...records.values()],
    of: (messageId: string) => [...records.values()].filter((record) => record.messageId === messageId),
    find: (id: string) => records.get(id),
  };
}

/** Reads the records of a file, and passes over lines that a killed process left half written. */
const readRecords = (file: string): EventRecord[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readRecord) : [];

function readRecord(line: string): EventRecord[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
