import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { MailEvent } from './events.ts';

export interface EventRecord {
  messageId: string;
  event: MailEvent;
  /** In epoch milliseconds. The event isn't delivered before then, except after a restart. */
  due: number;
  state: 'open' | 'delivered' | 'lost';
}

export type EventLedger = ReturnType<typeof openEventLedger>;

/**
 * The ledger is a file of JSON lines, and the last line for an event wins. An event without a stored email is ignored:
 * the process must have been killed before storing the email.
 */
export function openEventLedger(file: string, isStored: (messageId: string) => boolean) {
  const records = new Map<string, EventRecord>();
  for (const record of readRecords(file))
    if (isStored(record.messageId)) records.set(record.event.id, record);
  return {
    put: (record: EventRecord) => {
      records.set(record.event.id, record);
      // Starts with a line break, so that an unfinished line doesn't corrupt the next one.
      appendFileSync(file, `\n${JSON.stringify(record)}`);
    },
    all: () => [...records.values()],
    of: (messageId: string) => [...records.values()].filter((record) => record.messageId === messageId),
    find: (id: string) => records.get(id),
  };
}

const readRecords = (file: string): EventRecord[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readRecord) : [];

function readRecord(line: string): EventRecord[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
