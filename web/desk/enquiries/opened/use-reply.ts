import { useState } from 'react';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { cleanText } from '#shared/domain/text/clean.ts';
import { callApi } from '../../../api.ts';
import { newKey, type Send } from '../../../forms/submission.ts';
import { type Attempt, type UnsavedInput, unsavedInput } from '../../../unsaved-input.ts';
import { useAction } from '../../queries.ts';
import { isRefusal } from '../../refusal.ts';
import { stale } from '../../stale.ts';
import { useDetails } from './use-details.ts';

export interface ReplyProps {
  details: EnquiryDetails;
  /** Shows the enquiry as the reply has left it. */
  show: (details: EnquiryDetails) => unknown;
}

/** The reply to an enquiry that isn't sent yet. Its version is the number of acts that its writer has seen in the history. */
export const unsavedReply = (id: string): UnsavedInput => unsavedInput('admin', `reply ${id}`);

/**
 * A reply as it is written, and the way to send it. What is typed stays until it has arrived, also while the sheet is
 * closed. It is sent in sight of what its writer has seen: `meanwhile` is what others have done since the first word, until
 * the writer says `goOn`.
 */
export function useReply({ details, show }: ReplyProps) {
  const { id, history } = details;
  const reply = useAction('POST /admin/enquiries/{id}/replies', { stale: stale.replies });
  const kept = unsavedReply(id);
  const { text: typed = '' } = kept.values;
  const [, redraw] = useState({});
  const keep = (changed: Parameters<typeof kept.change>[0]) => {
    kept.change(changed);
    redraw({});
  };
  useDetails(id, typed !== '');
  // Whoever has written nothing yet reads the history as it is.
  const seen = typed ? (kept.version ?? history.length) : history.length;
  const meanwhile: readonly EnquiryAct[] = history.slice(seen);

  const write = (text: string) => keep({ values: { text }, version: seen });
  const goOn = () => keep({ version: history.length });
  const send: Send = async ({ text = '' }) => {
    const attempt = attemptOf(text, seen, kept.attempt);
    keep({ values: { text }, version: seen, attempt });
    const sent: Sent = JSON.parse(attempt.content);
    try {
      show(await reply({ path: { id }, body: sent, idempotencyKey: attempt.key }));
    } catch (error) {
      // A reply that is sent again in sight of what somebody else did is another try.
      if (isRefusal(error, 409)) keep({ attempt: undefined });
      const { data: stored } = await callApi('GET /admin/enquiries/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      show(stored);
      // The reply has arrived, and only the answer was lost.
      if (!hasArrived(sent, stored)) throw error;
    }
    kept.forget();
    redraw({});
  };
  return { text: typed, write, send, meanwhile, goOn };
}

/** A sent text, and how many acts the history showed at that time. */
interface Sent {
  text: string;
  seen: number;
}

/**
 * The try to send a text: the last one again where that had the same words, as its answer may only have been lost. Else a
 * new one.
 */
function attemptOf(text: string, seen: number, last: Attempt | undefined): Attempt {
  const isSame = last && (JSON.parse(last.content) as Sent).text === text;
  return isSame ? last : { content: JSON.stringify({ text, seen }), key: newKey() };
}

const hasArrived = ({ text, seen }: Sent, { history }: EnquiryDetails): boolean =>
  history.slice(seen).some((act) => act.kind === 'reply' && act.text === cleanText(text));
