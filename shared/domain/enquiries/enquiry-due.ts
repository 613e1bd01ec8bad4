import type { MailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { endOfDay, midnightOf } from '../time/india-time.ts';
import { dueKeysOf, type Waits } from '../today/due.ts';
import { answerDue, isClockRunning } from './answer-time.ts';
import type { Enquiry } from './enquiry.ts';

/** The part of an enquiry that decides its place among what is due. */
interface DueEnquiry extends Omit<Enquiry, 'acts'> {
  mails?: readonly MailRecord[] | undefined;
  history?: readonly { at: string }[] | undefined;
}

/** The keys of an enquiry among what is due: for an answer, for another call, or for a mail that has not arrived. */
export function enquiryDueKeys(enquiry: DueEnquiry, isSuspected: boolean) {
  const { id, title: what, name: who, phone, email } = enquiry;
  const waits = isSuspected ? [] : waitsOf(enquiry);
  return dueKeysOf({ of: 'enquiry', id, what, who, phone, email, waits });
}

function waitsOf(enquiry: DueEnquiry): Waits[] {
  const { type, wants, createdAt, outcome, callOn, clarified, mails = [], history = [] } = enquiry;
  const undelivered = undeliveredSince(mails);
  const isActedOn = clarified || history.some(({ at }) => at > (undelivered ?? ''));
  return [
    ...(isClockRunning(enquiry)
      ? [
          {
            reason: type === 'complaint' || type === 'callback' ? type : (wants ?? ('enquiry' as const)),
            since: createdAt,
            due: answerDue(enquiry),
          },
        ]
      : []),
    ...(callOn && !outcome
      ? [
          {
            reason: 'follow_up' as const,
            since: new Date(midnightOf(callOn.day)).toISOString(),
            due: endOfDay(callOn.day),
          },
        ]
      : []),
    ...(undelivered && !outcome && !isActedOn ? [{ reason: 'mail' as const, since: undelivered }] : []),
  ];
}
