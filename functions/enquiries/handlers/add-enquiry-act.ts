import { addEnquiryAct } from '#shared/api/enquiries.ts';
import type { EnquiryActInput } from '#shared/domain/enquiries/enquiry.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as acts from '../acts.ts';
import { asAnswered, type StoredEnquiry } from '../store.ts';

export const handler = handle(addEnquiryAct, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const { seen, ...done } = body;
  const at = new Date().toISOString();
  return acts.add(path.id, {
    act: { id, fingerprint, at, ...done },
    seen,
    follow: (stored) => ({ set: follow[body.kind](stored, body as never, at) }),
  });
});

/** Returns the attributes that an act of each kind changes. Throws where the enquiry's state does not allow the act. */
const follow: {
  [K in EnquiryActInput['kind']]: (
    enquiry: StoredEnquiry,
    act: Extract<EnquiryActInput, { kind: K }>,
    at: string,
  ) => Partial<StoredEnquiry>;
} = {
  note: () => ({}),
  // A call that reached somebody answers the enquiry, and replaces the follow-up call that was planned.
  call: (enquiry, { isReached, ...again }, at) => {
    const next = again.callOn === undefined && !isReached ? {} : { callOn: callOnOf(enquiry, again) };
    const answered = isReached ? asAnswered(enquiry, at) : {};
    return { ...answered, ...next };
  },
  follow_up: (enquiry, act) => ({ callOn: callOnOf(enquiry, act) }),
  close: (enquiry, { outcome, why }, at) => {
    if (enquiry.outcome) throw conflict('This enquiry is closed already. Reopen it first.');
    if ((outcome === 'settled') !== (enquiry.type === 'complaint'))
      throw conflict('A complaint ends settled; any other enquiry as joined, or as not now.');
    if (!why && outcome !== 'joined') throw invalid(whyMissing, [{ field: 'why', message: whyMissing }]);
    return { outcome: { kind: outcome, ...(why && { why }), at }, callOn: undefined };
  },
  reopen: (enquiry) => {
    if (!enquiry.outcome) throw conflict('This enquiry is not closed.');
    return { outcome: undefined };
  },
};

const whyMissing = 'Say in a word why it ends, or what was done.';

/** The day of the follow-up call, from today to a year ahead; undefined where the act plans no call. */
function callOnOf(enquiry: StoredEnquiry, { callOn: day, why }: { callOn?: string; why?: string }) {
  if (day === undefined) return undefined;
  if (enquiry.outcome) throw conflict('This enquiry is closed. Reopen it first.');
  const today = dayInIndia(Date.now());
  if (day < today || day > daysLater(today, 366)) {
    const message = 'Choose a day from today on, within a year.';
    throw invalid(message, [{ field: 'callOn', message }]);
  }
  return { day, ...(why && { why }) };
}
