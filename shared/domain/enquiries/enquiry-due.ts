import type { EmailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { shortened } from '../text/text.ts';
import { dayInIndia, endOfDay, midnightOf } from '../time/india-time.ts';
import { type DueReasonTimes, dueKeysOf } from '../today/due.ts';
import type { Enquiry } from './enquiry.ts';
import { isClockRunning, replyDeadline } from './reply-deadline.ts';

interface DueEnquiry extends Omit<Enquiry, 'historyCount'> {
  emails?: readonly EmailRecord[] | undefined;
  history?: readonly { id: string; kind: string; at: string }[] | undefined;
}

export function enquiryDueKeys(enquiry: DueEnquiry, isSuspected: boolean) {
  const { id, title: what, message, name: who, phone, email } = enquiry;
  const text = shortened(message.split('\n')[0] ?? '', maxTextLength);
  const waits = isSuspected ? [] : waitsOf(enquiry);
  return dueKeysOf({ of: 'enquiry', id, what, text, who, phone, email, waits });
}

// The number of characters that fit in a row on Today.
const maxTextLength = 120;

/** Returns the day of the planned call or, for a complaint, the day of its legal deadline if that's earlier. */
export function nextDayOf({
  type,
  createdAt,
  callOn,
  outcome,
}: Pick<Enquiry, 'type' | 'createdAt' | 'callOn' | 'outcome'>): string | undefined {
  if (!callOn || outcome) return undefined;
  const latest = type === 'complaint' ? dayInIndia(replyDeadline({ type, createdAt })) : callOn.day;
  return callOn.day < latest ? callOn.day : latest;
}

/**
 * True if the enquiry needs an answer and no call is planned. For a complaint, this stays true while a reply is being
 * sent.
 */
export const isToAnswer = (enquiry: Omit<DueEnquiry, 'id' | 'title'>): boolean =>
  isClockRunning(enquiry) && !nextDayOf(enquiry) && (enquiry.type === 'complaint' || !isReplying(enquiry));

const isReplying = ({ history = [], emails = [] }: Pick<DueEnquiry, 'history' | 'emails'>): boolean =>
  history.some(({ id, kind }) => kind === 'reply' && !emails.some((mail) => mail.id === id));

function waitsOf(enquiry: DueEnquiry): DueReasonTimes[] {
  const { type, wants, createdAt, outcome, callOn, clarified, emails = [], history = [] } = enquiry;
  const nextDay = nextDayOf(enquiry);
  const again = nextDay && new Date(midnightOf(nextDay)).toISOString();
  const isDue = again ? type === 'complaint' && isClockRunning(enquiry) : isToAnswer(enquiry);
  const undelivered = undeliveredSince(emails);
  const isActedOn = clarified || history.some(({ at }) => at > (undelivered ?? ''));
  return [
    ...(isDue
      ? [
          {
            reason:
              type === 'complaint' || type === 'callback'
                ? type
                : wants === 'seat'
                  ? wants
                  : ('enquiry' as const),
            since: again && again > createdAt ? again : createdAt,
            due: replyDeadline(enquiry),
          },
        ]
      : []),
    ...(callOn && again ? [{ reason: 'follow_up' as const, since: again, due: endOfDay(callOn.day) }] : []),
    ...(undelivered && !outcome && !isActedOn ? [{ reason: 'mail' as const, since: undelivered }] : []),
  ];
}
