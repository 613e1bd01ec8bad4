import { useState } from 'react';
import type { EnquiryDetails, HistoryEntry } from '#shared/domain/enquiries/enquiry.ts';
import { cleanText } from '#shared/domain/text/clean.ts';
import { callApi } from '../../../../api.ts';
import { newKey, type Send } from '../../../../forms/submission.ts';
import { type Attempt, type UnsavedInput, unsavedInput } from '../../../../unsaved-input.ts';
import { stale, useAction, useQuery } from '../../../kit/queries.ts';
import { isRefusal } from '../../../kit/refusal.ts';

export interface ReplyProps {
  details: EnquiryDetails;
  show: (details: EnquiryDetails) => unknown;
}

/** Its `version` is the number of history entries that the writer has seen. */
export const unsavedReply = (id: string): UnsavedInput => unsavedInput('admin', `reply ${id}`);

/**
 * Keeps the text until the reply has been stored, even if the drawer is closed. `newEntries` lists the entries that
 * others have added since the writer started. `markAsRead` clears the list.
 */
export function useReply({ details, show }: ReplyProps) {
  const { id, history } = details;
  const reply = useAction('POST /admin/enquiries/{id}/replies', { stale: stale.replies });
  const kept = unsavedReply(id);
  const { text: typed = '' } = kept.values;
  const [, rerender] = useState({});
  const keep = (changed: Parameters<typeof kept.change>[0]) => {
    kept.change(changed);
    rerender({});
  };
  useDetails(id, typed !== '');
  // Until something is typed, every entry is treated as seen.
  const seen = typed ? (kept.version ?? history.length) : history.length;
  const newEntries: readonly HistoryEntry[] = history.slice(seen);

  const write = (text: string) => keep({ values: { text }, version: seen });
  const markAsRead = () => keep({ version: history.length });
  const send: Send = async ({ text = '' }) => {
    const attempt = attemptOf(text, seen, kept.attempt);
    keep({ values: { text }, version: seen, attempt });
    const sent: Sent = JSON.parse(attempt.content);
    try {
      show(await reply({ path: { id }, body: sent, idempotencyKey: attempt.key }));
    } catch (error) {
      // Someone else has added an entry. Once the writer has seen it, sending again is a new attempt.
      if (isRefusal(error, 409)) keep({ attempt: undefined });
      const { data: stored } = await callApi('GET /admin/enquiries/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      show(stored);
      if (!hasArrived(sent, stored)) throw error;
    }
    kept.forget();
    rerender({});
  };
  return { text: typed, write, send, newEntries, markAsRead };
}

/**
 * Reloads every five seconds while an email is waiting to be sent or a reply is being written. That way, the owner
 * notices if someone else replies first.
 */
export const useDetails = (id: string, isWriting = false) =>
  useQuery(
    'GET /admin/enquiries/{id}',
    { path: { id } },
    {
      refreshInterval: (details) =>
        isWriting || details?.emails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0,
    },
  );

interface Sent {
  text: string;
  seen: number;
}

/** Repeats the last attempt if the text hasn't changed, in case only the response was lost. */
function attemptOf(text: string, seen: number, last: Attempt | undefined): Attempt {
  const isSame = last && (JSON.parse(last.content) as Sent).text === text;
  return isSame ? last : { content: JSON.stringify({ text, seen }), key: newKey() };
}

const hasArrived = ({ text, seen }: Sent, { history }: EnquiryDetails): boolean =>
  history.slice(seen).some((entry) => entry.kind === 'reply' && entry.text === cleanText(text));
