import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { conflict, found, keyReused } from '../platform/errors.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import type { OutboxChange } from '../platform/outbox/write.ts';
import { detailsOf } from './enquiry-details.ts';
import * as enquiries from './store.ts';

interface NewHistoryEntry {
  entry: enquiries.StoredHistoryEntry;
  seen: number;
  follow: (enquiry: enquiries.StoredEnquiry) => Pick<OutboxChange, 'set'> & Partial<OutboxChange>;
}

/**
 * Adds an entry once, even if the request is retried. Throws `notFound`, `conflict` if another entry was added first or
 * the history is full, and anything that `follow` throws.
 */
export async function add(id: string, { entry, seen, follow }: NewHistoryEntry): Promise<EnquiryDetails> {
  const changed = await enquiries.change(id, (enquiry) => {
    const { history = [] } = enquiry;
    const earlier = history.find((each) => each.id === entry.id);
    if (earlier?.fingerprint === entry.fingerprint) return undefined;
    if (earlier) throw keyReused();
    if (history.length !== seen) throw historyChanged();
    const { set, entries = [] } = follow(enquiry);
    if (!hasRoom(enquiry, entry, entries)) throw full();
    return { set: { ...set, history: [...history, entry] }, entries };
  });
  return detailsOf(found(changed ?? (await enquiries.find(id)), 'We can’t find this enquiry.'));
}

export function hasRoom(
  { history = [], outbox, emails }: enquiries.StoredEnquiry,
  entry: enquiries.StoredHistoryEntry,
  entries: readonly NewEntry[] = [],
): boolean {
  const { entries: mostEntries, bytes } = limits.enquiryHistory;
  const taken = Buffer.byteLength(JSON.stringify([history, outbox, emails, entry, entries]));
  return history.length < mostEntries && taken <= bytes;
}

const historyChanged = () =>
  conflict('Someone else has just updated this enquiry. Check what they did before you continue.');

const full = () => conflict('This enquiry’s history is full. Please email or call instead.');
