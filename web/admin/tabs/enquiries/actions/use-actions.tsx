import { useRef } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Enquiry, EnquiryDetails, HistoryEntryInput } from '#shared/domain/enquiries/enquiry.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { newKey } from '../../../../forms/submission.ts';
import { Button } from '../../../../ui/button.tsx';
import { usePress } from '../../../kit/press.tsx';
import { stale, useAction, useRefresh } from '../../../kit/queries.ts';
import { isRefusal, refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import styles from './actions.module.css';

export type EnquiryAction = Unseen<HistoryEntryInput> | { kind: 'spam' };

type Unseen<A> = A extends unknown ? Omit<A, 'seen'> : never;

export interface EnquiryActions {
  add: (action: EnquiryAction) => Promise<void>;
  /** Like `add`, but reports a failure in `failure` instead of throwing. */
  press: (action: EnquiryAction) => void;
  isPending: boolean;
  failure: string | undefined;
}

interface Done {
  onDone: (details: EnquiryDetails, text: string) => void;
}

/**
 * Sends the number of entries that the owner has seen, so that the API can detect conflicts. An attempt whose response
 * was lost can safely be repeated.
 */
export function useEnquiryActions(enquiry: Enquiry, { onDone }: Done): EnquiryActions {
  const { id } = enquiry;
  const entry = useAction('POST /admin/enquiries/{id}/history', { stale: stale.history });
  const spam = useAction('POST /admin/enquiries/{id}/spam', { stale: stale.history });
  const refresh = useRefresh();
  const attempt = useRef<{ content: string; seen: number; key: string }>(undefined);
  const add = async (action: EnquiryAction) => {
    const content = JSON.stringify(action);
    if (attempt.current?.content !== content)
      attempt.current = { content, seen: enquiry.historyCount, key: newKey() };
    const { seen, key } = attempt.current;
    const call = { path: { id }, idempotencyKey: key };
    try {
      const details =
        action.kind === 'spam'
          ? await spam({ ...call, body: { seen } })
          : await entry({ ...call, body: { ...action, seen } as HistoryEntryInput });
      attempt.current = undefined;
      onDone(details, wordsOf(action, enquiry));
    } catch (error) {
      // After a refusal, pressing the button again makes a new attempt.
      if (error instanceof ApiError && error.status < 500) attempt.current = undefined;
      if (isRefusal(error, 409)) refresh(stale.history);
      throw error;
    }
  };
  const { press, isPending, failure } = usePress(add, { failure: failureOf });
  return { add, press, isPending, failure };
}

export const failureOf = refusalOrUnconfirmed('we’ll save it only once');

export const tomorrow = (): string => daysLater(dayInIndia(Date.now()), 1);

export const Reached = ({ actions: { press, isPending } }: { actions: EnquiryActions }) => (
  <fieldset className={`row ${styles.reached}`}>
    <legend>Reached?</legend>
    <Button aria-busy={isPending} onClick={() => press({ kind: 'call', isReached: true })}>
      Yes
    </Button>
    <Button
      aria-busy={isPending}
      onClick={() => press({ kind: 'call', isReached: false, callOn: tomorrow(), why: 'No answer' })}
    >
      No answer, call tomorrow
    </Button>
  </fieldset>
);

function wordsOf(action: EnquiryAction, { name }: Enquiry): string {
  const again =
    'callOn' in action && action.callOn
      ? ` Call reminder for ${name} set for ${formatDay(action.callOn)}.`
      : '';
  switch (action.kind) {
    case 'call':
      return `Call saved.${action.isReached ? ' Marked as answered.' : ''}${again}`;
    case 'follow_up':
      return again.trim() || `Call reminder for ${name} removed.`;
    case 'note':
      return 'Note saved.';
    case 'close':
      return action.outcome === 'settled' ? 'Complaint settled.' : `${name}’s enquiry has been closed.`;
    case 'reopen':
      return `${name}’s enquiry has been reopened.`;
    case 'spam':
      return `${name}’s enquiry has been marked as spam.`;
  }
}
