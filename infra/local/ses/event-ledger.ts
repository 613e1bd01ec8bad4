import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { MailEvent } from './events.ts';

/** An event and the state of its delivery. */
export interface EventRecord {
  messageId: string;
  event: MailEvent;
  /** The time before which the event is not delivered, except after a restart; epoch milliseconds. */
  due: number;
  /** `open` until a run of its Lambda ends well; `lost` where the event never comes. */
  state: 'open' | 'delivered' | 'lost';
}

export type EventLedger = ReturnType<typeof openEventLedger>;

/**
 * Opens the ledger of the events beside the mails: each change is a line of JSON, and the last line of an event counts. The
 * ledger ignores events of a missing mail: a process was killed before it stored the mail, and nobody was told of it.
 */
export function openEventLedger(file: string, isStored: (messageId: string) => boolean) {
  const records = new Map<string, EventRecord>();
  for (const record of readRecords(file))
    if (isStored(record.messageId)) records.set(record.event.id, record);
  return {
    put: (record: EventRecord) => {
      records.set(record.event.id, record);
      // The line break comes first, so that a half-written line of a killed process spoils no other line.
      appendFileSync(file, `\n${JSON.stringify(record)}`);
    },
    /** All records in the order in which they were first put. */
    all: () => [...records.values()],
    of: (messageId: string) => [...records.values()].filter((record) => record.messageId === messageId),
    find: (id: string) => records.get(id),
  };
}

/** Reads the records of a file, and ignores half-written lines of a killed process. */
const readRecords = (file: string): EventRecord[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readRecord) : [];

function readRecord(line: string): EventRecord[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
