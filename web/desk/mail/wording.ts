import { momentInRow } from '#shared/domain/india-words.ts';
import type { LetterName, MailReason, MailState } from '#shared/domain/mail.ts';

/** Mails as the owner calls them. */
export const letterNames: Record<LetterName, string> = {
  'enquiry-received': 'Acknowledgement to the visitor',
  reply: 'Reply to the visitor',
  'payment-received': 'Payment received, to the buyer',
  'refund-on-its-way': 'Refund on its way, to the buyer',
  'refund-arrived': 'Refund arrived, to the buyer',
  'new-enquiry': 'Notice to you',
  'enquiry-due-soon': 'Reminder to you, 12 hours before the reply is due',
  'enquiry-overdue': 'Reminder to you, when the reply is overdue',
  'enquiries-summary': 'Summary of enquiries, to you',
  'daily-digest': 'What is due today, to you',
  'new-order': 'New order, to you',
  'paid-twice': 'Paid twice, to you',
  'payment-disputed': 'Payment disputed, to you',
};

/** The state of a mail at a time (epoch milliseconds), in sentences. */
export function mailText({ outcome, at, reason, returned }: MailState, now: number): string {
  if (outcome === 'waiting')
    return Date.parse(at) > now
      ? `Leaves ${momentInRow(at)}, unless it is answered before.`
      : 'Waits to be sent.';
  if (outcome === 'not sent') return reason ? `Not sent: ${reasons[reason]}.` : 'Not sent.';
  const sent =
    reason === 'in a summary' ? `Told in a summary, ${momentInRow(at)}.` : `Sent ${momentInRow(at)}.`;
  return returned ? `${sent} ${returns[returned]}` : sent;
}

/** Whether a mail has not reached anybody, and never will. */
export const isLost = ({ outcome, returned }: MailState): boolean =>
  outcome === 'not sent' || returned === 'bounced' || returned === 'rejected';

/** Whether a mail should have left by a time (epoch milliseconds), and has not. */
export const isOnItsWay = ({ outcome, at }: MailState, now: number): boolean =>
  outcome === 'waiting' && Date.parse(at) <= now;

const reasons: Record<MailReason, string> = {
  'suspected spam': 'it looked like spam',
  'too many': 'this address has had three of them that day',
  'too late': 'it would have come too late to be of use',
  'no address': 'there is no address',
  'no mail domain': 'this site has no mail domain yet (mailDomain)',
  'no owner address': 'this site does not know your address yet (ownerEmail)',
  refused: 'the mail service refused it for good',
  'in a summary': 'it stands in a summary',
};

const returns: Record<NonNullable<MailState['returned']>, string> = {
  bounced: 'It came back: the mailbox does not exist, or takes no mail.',
  complained: 'Its reader marked it as spam.',
  rejected: 'The mail service took it and did not send it on.',
};
