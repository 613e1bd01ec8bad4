import type { EmailRecord, EmailState } from '#shared/domain/mail/mail.ts';
import { formatRowMoment } from '#shared/domain/time/format.ts';

export function emailText({ outcome, at, reason, returned }: EmailState): string {
  if (outcome === 'waiting') return 'Waiting to be sent.';
  if (outcome === 'superseded') return `No longer needed: ${reason ? reasons[reason] : 'something changed'}.`;
  if (outcome === 'not sent') return reason ? `Not sent: ${reasons[reason]}.` : 'Not sent.';
  const sent = `Sent ${formatRowMoment(at)}.`;
  return returned ? `${sent} ${returns[returned]}` : sent;
}

export const isLost = ({ outcome, returned }: EmailState): boolean =>
  outcome === 'not sent' || returned === 'bounced' || returned === 'rejected';

const reasons: Record<NonNullable<EmailRecord['reason']>, string> = {
  'suspected spam': 'it looked like spam',
  'too many': 'there were too many that day',
  'too late': 'it was too late to be useful',
  'no address': 'there’s no address',
  'no email domain': 'this site has no email domain yet (mailDomain)',
  'no owner address': 'this site doesn’t have your address yet (ownerEmail)',
  refused: 'the email service rejected it',
  spam: 'it was marked as spam',
  answered: 'it was answered before the email was sent',
  paid: 'it was paid before the email was sent',
  over: 'it was closed before the email was sent',
  withdrawn: 'it was withdrawn before the email was sent',
  refunded: 'it was refunded before the email was sent',
  done: 'it was done before the email was sent',
  'newer email': 'a newer email covers it',
  changed: 'things had changed by then',
  'day passed': 'its day had passed before the email was sent',
  'no orders': 'no paid order uses this address',
  'nothing due': 'nothing was waiting that morning',
  'in the digest': 'there were more than five that hour, so it’s counted in the digest',
};

const returns: Record<NonNullable<EmailState['returned']>, string> = {
  bounced: 'It bounced: the mailbox doesn’t exist or doesn’t accept emails.',
  complained: 'The recipient marked it as spam.',
  rejected: 'The email service accepted it but didn’t send it.',
};
