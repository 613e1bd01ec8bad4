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
import type { EnquiryDetails, HistoryEntry } from '#shared/domain/enquiries/enquiry.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { EmailStatus } from '../../../kit/drawer/emails.tsx';
import { History, HistoryItem } from '../../../kit/facts.tsx';
import { outcomeNames } from '../reply-clock.tsx';

export const EnquiryHistory = ({ details: { history, emails } }: { details: EnquiryDetails }) => (
  <History title="History" empty="No replies or calls yet." happened={[...history].reverse()}>
    {(entry) => {
      const [icon, title] = namesOf[entry.kind](entry);
      // A reply and its email have the same id.
      const mail = emails.find(({ id }) => id === entry.id);
      return (
        <HistoryItem key={entry.id} icon={icon} title={title} at={entry.at} text={entry.text ?? entry.why}>
          {mail && <EmailStatus mail={mail} />}
        </HistoryItem>
      );
    }}
  </History>
);

const again = ({ callOn }: HistoryEntry): string => (callOn ? `, call again on ${formatDay(callOn)}` : '');

const namesOf: Record<HistoryEntry['kind'], (entry: HistoryEntry) => [LucideIcon, string]> = {
  reply: () => [Reply, 'Replied'],
  call: (entry) =>
    entry.isReached ? [Phone, `Called${again(entry)}`] : [PhoneMissed, `No answer${again(entry)}`],
  note: () => [StickyNote, 'Note'],
  follow_up: ({ callOn }) => [
    PhoneForwarded,
    callOn ? `Call again on ${formatDay(callOn)}` : 'Call reminder removed',
  ],
  close: ({ outcome }) => [CircleCheck, outcome ? outcomeNames[outcome] : 'Closed'],
  reopen: () => [RotateCcw, 'Reopened'],
  spam: () => [Ban, 'Marked as spam'],
  not_spam: () => [RotateCcw, 'Marked as not spam'],
};
