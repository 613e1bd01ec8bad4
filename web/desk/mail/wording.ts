import type { MailReason, MailState } from '#shared/domain/mail/mail.ts';
import { momentInRow } from '#shared/domain/time/india-words.ts';

/** The state of a mail at a time (epoch milliseconds), in sentences. */
export function mailText(mail: MailState, now: number): string {
  const { outcome, at, reason, returned } = mail;
  if (outcome === 'waiting')
    return isForLater(mail, now)
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

/** Whether a mail is a reminder that is not due yet at a time (epoch milliseconds). */
export const isForLater = ({ outcome, letter, at }: MailState, now: number): boolean =>
  outcome === 'waiting' && /^enquiry-(due-soon|overdue)$/.test(letter) && Date.parse(at) > now;

const reasons: Record<MailReason, string> = {
  'suspected spam': 'it looked like spam',
  'too many': 'there were too many of them that day',
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
