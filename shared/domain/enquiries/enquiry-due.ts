import type { MailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { shortened } from '../text/text.ts';
import { dayInIndia, endOfDay, midnightOf } from '../time/india-time.ts';
import { dueKeysOf, type Waits } from '../today/due.ts';
import { answerDue, isClockRunning } from './answer-time.ts';
import type { Enquiry } from './enquiry.ts';

/** The part of an enquiry that decides its place among what is due. */
interface DueEnquiry extends Omit<Enquiry, 'acts'> {
  mails?: readonly MailRecord[] | undefined;
  history?: readonly { id: string; kind: string; at: string }[] | undefined;
}

/** The keys of an enquiry among what is due: for an answer, for another call, or for a mail that has not arrived. */
export function enquiryDueKeys(enquiry: DueEnquiry, isSuspected: boolean) {
  const { id, title: what, message, name: who, phone, email } = enquiry;
  const text = shortened(message.split('\n')[0] ?? '', mostText);
  const waits = isSuspected ? [] : waitsOf(enquiry);
  return dueKeysOf({ of: 'enquiry', id, what, text, who, phone, email, waits });
}

// Characters of a message that a row of Today has room for.
const mostText = 120;

/**
 * The day on which an enquiry is to be dealt with again, if a call is planned. A planned call never puts off a complaint beyond
 * the month of the law.
 */
export function nextDayOf({
  type,
  createdAt,
  callOn,
  outcome,
}: Pick<Enquiry, 'type' | 'createdAt' | 'callOn' | 'outcome'>): string | undefined {
  if (!callOn || outcome) return undefined;
  const latest = type === 'complaint' ? dayInIndia(answerDue({ type, createdAt })) : callOn.day;
  return callOn.day < latest ? callOn.day : latest;
}

/** Whether an enquiry is to be answered now: no call is planned and no reply is waiting to be sent. */
export const isToAnswer = (enquiry: Omit<DueEnquiry, 'id' | 'title'>): boolean =>
  isClockRunning(enquiry) && !nextDayOf(enquiry) && (enquiry.type === 'complaint' || !isReplying(enquiry));

/** Whether a reply has yet to leave. The mail of a reply has the reply's id. */
const isReplying = ({ history = [], mails = [] }: Pick<DueEnquiry, 'history' | 'mails'>): boolean =>
  history.some(({ id, kind }) => kind === 'reply' && !mails.some((mail) => mail.id === id));

function waitsOf(enquiry: DueEnquiry): Waits[] {
  const { type, wants, createdAt, outcome, callOn, clarified, mails = [], history = [] } = enquiry;
  const nextDay = nextDayOf(enquiry);
  const again = nextDay && new Date(midnightOf(nextDay)).toISOString();
  const isDue = again ? type === 'complaint' && isClockRunning(enquiry) : isToAnswer(enquiry);
  const undelivered = undeliveredSince(mails);
  const isActedOn = clarified || history.some(({ at }) => at > (undelivered ?? ''));
  return [
    ...(isDue
      ? [
          {
            reason: type === 'complaint' || type === 'callback' ? type : (wants ?? ('enquiry' as const)),
            since: again && again > createdAt ? again : createdAt,
            due: answerDue(enquiry),
          },
        ]
      : []),
    ...(callOn && again ? [{ reason: 'follow_up' as const, since: again, due: endOfDay(callOn.day) }] : []),
    ...(undelivered && !outcome && !isActedOn ? [{ reason: 'mail' as const, since: undelivered }] : []),
  ];
}
