import { addHistoryEntry } from '#shared/api/enquiries.ts';
import type { HistoryEntryInput } from '#shared/domain/enquiries/enquiry.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as history from '../history.ts';
import { answeredAttributes, type StoredEnquiry } from '../store.ts';

export const handler = handle(addHistoryEntry, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const { seen, ...done } = body;
  const at = new Date().toISOString();
  return history.add(path.id, {
    entry: { id, fingerprint, at, ...done },
    seen,
    follow: (stored) => ({ set: follow[body.kind](stored, body as never, at) }),
  });
});

const follow: {
  [K in HistoryEntryInput['kind']]: (
    enquiry: StoredEnquiry,
    entry: Extract<HistoryEntryInput, { kind: K }>,
    at: string,
  ) => Partial<StoredEnquiry>;
} = {
  note: () => ({}),
  // If the call reached the person, it counts as an answer and replaces any planned call.
  call: (enquiry, { isReached, ...again }, at) => {
    const next = again.callOn === undefined && !isReached ? {} : { callOn: callOnOf(enquiry, again) };
    const answered = isReached ? answeredAttributes(enquiry, at) : {};
    return { ...answered, ...next };
  },
  follow_up: (enquiry, entry) => ({ callOn: callOnOf(enquiry, entry) }),
  close: (enquiry, { outcome, why }, at) => {
    if (enquiry.outcome) throw conflict('This enquiry is already closed. Reopen it first.');
    if ((outcome === 'settled') !== (enquiry.type === 'complaint'))
      throw conflict('Close a complaint as “settled”, and any other enquiry as “joined” or “not now”.');
    if (!why && outcome !== 'joined')
      throw invalid(reasonRequired, [{ field: 'why', message: reasonRequired }]);
    return { outcome: { kind: outcome, ...(why && { why }), at }, callOn: undefined };
  },
  reopen: (enquiry) => {
    if (!enquiry.outcome) throw conflict('This enquiry isn’t closed.');
    return { outcome: undefined };
  },
};

const reasonRequired = 'Say briefly why it’s closed or how it was settled.';

function callOnOf(enquiry: StoredEnquiry, { callOn: day, why }: { callOn?: string; why?: string }) {
  if (day === undefined) return undefined;
  if (enquiry.outcome) throw conflict('This enquiry is closed. Reopen it first.');
  const today = dayInIndia(Date.now());
  if (day < today || day > daysLater(today, 366)) {
    const message = 'Choose today or a day within the next year.';
    throw invalid(message, [{ field: 'callOn', message }]);
  }
  return { day, ...(why && { why }) };
}
