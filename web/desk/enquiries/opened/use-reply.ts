import { useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { callApi } from '../../../api.ts';
import type { Send } from '../../../forms/submission.ts';
import { useAction } from '../../queries.ts';
import { stale } from '../../stale.ts';
import { type Attempt, attemptOf, type Drafts } from './drafts.ts';
import { useDetails } from './use-details.ts';

export interface ReplyProps {
  details: EnquiryDetails;
  drafts: Drafts;
  /** Shows the enquiry as the reply has left it. */
  show: (details: EnquiryDetails) => unknown;
}

/**
 * A reply as it is written, and the way to send it. What is typed stays until it has arrived, also while the sheet is
 * closed. It is sent in sight of what its writer has seen: `meanwhile` is what others have done since the first word, until
 * the writer says `goOn`.
 */
export function useReply({ details, drafts, show }: ReplyProps) {
  const { id, history } = details;
  const reply = useAction('POST /admin/enquiries/{id}/replies', { stale: stale.mails });
  const draft = drafts.get(id) ?? { text: '', seen: history.length };
  const [, redraw] = useState({});
  const keep = (changed: Partial<typeof draft>) => {
    drafts.set(id, { ...draft, ...drafts.get(id), ...changed });
    redraw({});
  };
  useDetails(id, draft.text !== '');
  // Whoever has written nothing yet reads the history as it is.
  const seen = draft.text ? draft.seen : history.length;
  const meanwhile: readonly EnquiryAct[] = history.slice(seen);

  const write = (text: string) => keep({ text, seen });
  const goOn = () => keep({ seen: history.length });
  const send: Send = async ({ text = '' }) => {
    const attempt = attemptOf({ ...draft, text, seen });
    keep({ text, seen, attempt });
    const { key } = attempt;
    try {
      show(await reply({ path: { id }, body: { text, seen: attempt.seen }, idempotencyKey: key }));
    } catch (error) {
      // Sent again in sight of what somebody else did, it is another try.
      if (error instanceof ApiError && error.status === 409) keep({ attempt: undefined });
      const { data: stored } = await callApi('GET /admin/enquiries/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      show(stored);
      // It has arrived, and only its answer was lost.
      if (!hasArrived(attempt, stored)) throw error;
    }
    drafts.delete(id);
    redraw({});
  };
  return { text: draft.text, write, send, meanwhile, goOn };
}

const hasArrived = ({ text, seen }: Attempt, { history }: EnquiryDetails): boolean =>
  history.slice(seen).some((act) => act.kind === 'reply' && act.text === asStored(text));

// Without the spaces around it, and with one kind of line break.
const asStored = (text: string) => text.trim().replaceAll('\r\n', '\n').normalize('NFC');
