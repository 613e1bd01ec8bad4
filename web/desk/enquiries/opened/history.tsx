import {
  Ban,
  CircleCheck,
  type LucideIcon,
  Phone,
  PhoneForwarded,
  PhoneMissed,
  Reply,
  RotateCcw,
  StickyNote,
} from 'lucide-react';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { dateInWords } from '#shared/domain/time/india-words.ts';
import { MailStatus } from '../../mail/mail-status.tsx';
import { Act, History } from '../../sheet/history.tsx';
import { outcomeNames } from '../reply-clock.tsx';

/** What was done about an enquiry, the latest first: calls, notes and moves, and replies with what became of their mails. */
export const EnquiryHistory = ({ details: { history, mails } }: { details: EnquiryDetails }) => (
  <History
    title="What was done"
    empty="Nothing yet: no reply, and no call."
    happened={[...history].reverse()}
  >
    {(act) => {
      const [icon, title] = namesOf[act.kind](act);
      // The mail of a reply goes by the reply's id.
      const mail = mails.find(({ id }) => id === act.id);
      return (
        <Act key={act.id} icon={icon} title={title} at={act.at} text={act.text ?? act.why}>
          {mail && <MailStatus mail={mail} />}
        </Act>
      );
    }}
  </History>
);

const again = ({ callOn }: EnquiryAct): string => (callOn ? `, to call again on ${dateInWords(callOn)}` : '');

const namesOf: Record<EnquiryAct['kind'], (act: EnquiryAct) => [LucideIcon, string]> = {
  reply: () => [Reply, 'Replied'],
  call: (act) => (act.isReached ? [Phone, `Called${again(act)}`] : [PhoneMissed, `No answer${again(act)}`]),
  note: () => [StickyNote, 'Note'],
  follow_up: ({ callOn }) => [
    PhoneForwarded,
    callOn ? `To call again on ${dateInWords(callOn)}` : 'Not to be called again',
  ],
  close: ({ outcome }) => [CircleCheck, outcome ? outcomeNames[outcome] : 'Closed'],
  reopen: () => [RotateCcw, 'Reopened'],
  spam: () => [Ban, 'Called spam'],
  not_spam: () => [RotateCcw, 'Not spam'],
};
