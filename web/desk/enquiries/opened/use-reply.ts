import { useState } from 'react';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { callApi } from '../../../api.ts';
import { newKey, type Send } from '../../../forms/submission.ts';
import type { Drafts } from '../../drafts.ts';
import { useAction } from '../../queries.ts';
import { isRefusal } from '../../refusal.ts';
import { stale } from '../../stale.ts';
import { useDetails } from './use-details.ts';

/** A reply that is being written. */
export interface ReplyDraft {
  text: string;
  /** The number of acts that its writer has seen in the history. */
  seen: number;
  /** The last try to send it whose outcome is not known: tried again, it is the same reply. */
  attempt?: Attempt | undefined;
}

/** A try to send a text, by somebody who saw this many acts in the history. */
interface Attempt {
  text: string;
  seen: number;
  key: string;
}

export interface ReplyProps {
  details: EnquiryDetails;
  /** By the enquiry's id. */
  drafts: Drafts<ReplyDraft>;
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
      // A reply that is sent again in sight of what somebody else did is another try.
      if (isRefusal(error, 409)) keep({ attempt: undefined });
      const { data: stored } = await callApi('GET /admin/enquiries/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      show(stored);
      // The reply has arrived, and only the answer was lost.
      if (!hasArrived(attempt, stored)) throw error;
    }
    drafts.delete(id);
    redraw({});
  };
  return { text: draft.text, write, send, meanwhile, goOn };
}

/**
 * The try to send a text: the last one again where that had the same words, as its answer may only have been lost. Else a
 * new one.
 */
const attemptOf = ({ text, seen, attempt }: ReplyDraft): Attempt =>
  attempt?.text === text ? attempt : { text, seen, key: newKey() };

const hasArrived = ({ text, seen }: Attempt, { history }: EnquiryDetails): boolean =>
  history.slice(seen).some((act) => act.kind === 'reply' && act.text === asStored(text));

// Without the spaces around it, and with one kind of line break.
const asStored = (text: string) => text.trim().replaceAll('\r\n', '\n').normalize('NFC');
