import { useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { callApi } from '../../../api.ts';
import type { Send } from '../../../forms/submission.ts';
import { useAction } from '../../queries.ts';
import { stale } from '../../stale.ts';
import { type Attempt, attemptOf, type Drafts } from './drafts.ts';

export interface ReplyProps {
  details: EnquiryDetails;
  drafts: Drafts;
  /** Shows the enquiry as the reply has left it. */
  show: (details: EnquiryDetails) => unknown;
}

/** A reply as it is written, and the way to send it. What is typed stays until it has arrived, also while the sheet is closed. */
export function useReply({ details, drafts, show }: ReplyProps) {
  const { id, history } = details;
  const reply = useAction('POST /admin/enquiries/{id}/replies', { stale: stale.mails });
  const [text, setText] = useState(drafts.get(id)?.text ?? '');

  const write = (words: string) => {
    setText(words);
    drafts.set(id, { ...drafts.get(id), text: words });
  };
  const send: Send = async ({ text: words = '' }) => {
    const attempt = attemptOf(words, history.length, drafts.get(id)?.attempt);
    drafts.set(id, { text: words, attempt });
    const { seen, key } = attempt;
    try {
      show(await reply({ path: { id }, body: { text: words, seen }, idempotencyKey: key }));
    } catch (error) {
      // Sent again in sight of what somebody else did, it is another try.
      if (error instanceof ApiError && error.status === 409) drafts.set(id, { text: words });
      const { data: stored } = await callApi('GET /admin/enquiries/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      show(stored);
      // It has arrived, and only its answer was lost.
      if (!hasArrived(attempt, stored)) throw error;
    }
    drafts.delete(id);
    setText('');
  };
  return { text, write, send };
}

const hasArrived = ({ text, seen }: Attempt, { history }: EnquiryDetails): boolean =>
  history.slice(seen).some((act) => act.kind === 'reply' && act.text === asStored(text));

// Without the spaces around it, and with one kind of line break.
const asStored = (text: string) => text.trim().replaceAll('\r\n', '\n').normalize('NFC');
