import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { conflict, found, keyReused } from '../platform/errors.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import type { OutboxChange } from '../platform/outbox/write.ts';
import { detailsOf } from './enquiry-details.ts';
import * as enquiries from './store.ts';

/** An act about an enquiry, the number of acts that its sender saw in the history, and the change that follows from it. */
interface NewAct {
  act: enquiries.StoredAct;
  seen: number;
  /** Throws where the enquiry's state does not allow the act. */
  follow: (enquiry: enquiries.StoredEnquiry) => Pick<OutboxChange, 'set'> & Partial<OutboxChange>;
}

/**
 * Adds an act to the history of an enquiry, once, and returns the enquiry after that. Throws `notFound`, `conflict` where
 * another act came between or the history is full, and what `follow` throws.
 */
export async function add(id: string, { act, seen, follow }: NewAct): Promise<EnquiryDetails> {
  const changed = await enquiries.change(id, (enquiry) => {
    const { history = [] } = enquiry;
    const earlier = history.find((each) => each.id === act.id);
    if (earlier?.fingerprint === act.fingerprint) return undefined;
    if (earlier) throw keyReused();
    if (history.length !== seen) throw answeredMeanwhile();
    const { set, entries = [] } = follow(enquiry);
    if (!hasRoom(enquiry, act, entries)) throw full();
    return { set: { ...set, history: [...history, act] }, entries };
  });
  return detailsOf(found(changed ?? (await enquiries.find(id)), 'Could not find this enquiry.'));
}

/** Whether the history of an enquiry can hold another act, and its item the entries that the act appends. */
export function hasRoom(
  { history = [], outbox, mails }: enquiries.StoredEnquiry,
  act: enquiries.StoredAct,
  entries: readonly NewEntry[] = [],
): boolean {
  const { acts, bytes } = limits.enquiryHistory;
  const taken = Buffer.byteLength(JSON.stringify([history, outbox, mails, act, entries]));
  return history.length < acts && taken <= bytes;
}

const answeredMeanwhile = () =>
  conflict('Somebody answered this enquiry meanwhile. Read what was done before you go on.');

const full = () => conflict('This enquiry has no room for more. Go on in the mailbox, or by telephone.');
