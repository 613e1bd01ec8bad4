import { useRef } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Enquiry, EnquiryActInput, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { dateInWords } from '#shared/domain/time/india-words.ts';
import { newKey } from '../../../forms/submission.ts';
import { useAction, useRefresh } from '../../queries.ts';
import { isRefusal, refusalOrUnconfirmed } from '../../refusal.ts';
import { stale } from '../../stale.ts';
import { usePress } from '../../use-press.ts';

/** Something to do about an enquiry, beside a reply. */
export type Deed = Unseen<EnquiryActInput> | { kind: 'spam' };

type Unseen<A> = A extends unknown ? Omit<A, 'seen'> : never;

/** The way to note what is done about an enquiry, once, and what became of the last try. */
export interface Acts {
  /** Throws what the server refused, or why it did not answer. */
  add: (deed: Deed) => Promise<void>;
  /** Does the same, and keeps a failure as `failure`. */
  press: (deed: Deed) => void;
  isPending: boolean;
  failure: string | undefined;
}

interface Done {
  /** Called with the enquiry as it is then, and with words about that. */
  onDone: (details: EnquiryDetails, text: string) => void;
}

/** Notes what is done about an enquiry, as it was read. A try whose answer was lost is the same when it is made again. */
export function useActs(enquiry: Enquiry, { onDone }: Done): Acts {
  const { id } = enquiry;
  const act = useAction('POST /admin/enquiries/{id}/acts', { stale: stale.acts });
  const spam = useAction('POST /admin/enquiries/{id}/spam', { stale: stale.acts });
  const refresh = useRefresh();
  const attempt = useRef<{ content: string; seen: number; key: string }>(undefined);
  const add = async (deed: Deed) => {
    const content = JSON.stringify(deed);
    if (attempt.current?.content !== content)
      attempt.current = { content, seen: enquiry.acts, key: newKey() };
    const { seen, key } = attempt.current;
    const call = { path: { id }, idempotencyKey: key };
    try {
      const details =
        deed.kind === 'spam'
          ? await spam({ ...call, body: { seen } })
          : await act({ ...call, body: { ...deed, seen } as EnquiryActInput });
      attempt.current = undefined;
      onDone(details, wordsOf(deed, enquiry));
    } catch (error) {
      // A press in sight of what somebody else did is another try.
      if (error instanceof ApiError && error.status < 500) attempt.current = undefined;
      if (isRefusal(error, 409)) refresh(stale.acts);
      throw error;
    }
  };
  const { press, isPending, failure } = usePress(add, { failure: failureOf });
  return { add, press, isPending, failure };
}

/** Says why something was not noted. */
export const failureOf = refusalOrUnconfirmed('it is noted once');

/** The day after today, in India. */
export const tomorrow = (): string => daysLater(dayInIndia(Date.now()), 1);

/** Says what was done about an enquiry. */
function wordsOf(deed: Deed, { name }: Enquiry): string {
  const again =
    'callOn' in deed && deed.callOn ? ` ${name} stands in Follow up for ${dateInWords(deed.callOn)}.` : '';
  switch (deed.kind) {
    case 'call':
      return `Call saved.${deed.isReached ? ' Marked as answered.' : ''}${again}`;
    case 'follow_up':
      return again.trim() || `${name} is not to be called again.`;
    case 'note':
      return 'Note saved.';
    case 'close':
      return deed.outcome === 'settled' ? 'Complaint settled.' : `The enquiry by ${name} is closed.`;
    case 'reopen':
      return `The enquiry by ${name} is open again.`;
    case 'spam':
      return `The enquiry by ${name} is among the spam now.`;
  }
}
