import type { MailRecord, MailState } from '#shared/domain/mail/mail.ts';
import { momentInRow } from '#shared/domain/time/india-words.ts';

/** The state of a mail, in sentences. */
export function mailText({ outcome, at, reason, returned }: MailState): string {
  if (outcome === 'waiting') return 'Waits to be sent.';
  if (outcome === 'overtaken')
    return `Not needed any more: ${reason ? reasons[reason] : 'something changed'}.`;
  if (outcome === 'not sent') return reason ? `Not sent: ${reasons[reason]}.` : 'Not sent.';
  const sent = `Sent ${momentInRow(at)}.`;
  return returned ? `${sent} ${returns[returned]}` : sent;
}

/** Whether a mail has not reached anybody, and never will. */
export const isLost = ({ outcome, returned }: MailState): boolean =>
  outcome === 'not sent' || returned === 'bounced' || returned === 'rejected';

const reasons: Record<NonNullable<MailRecord['reason']>, string> = {
  'suspected spam': 'it looked like spam',
  'too many': 'there were too many of them that day',
  'too late': 'it would have come too late to be of use',
  'no address': 'there is no address',
  'no mail domain': 'this site has no mail domain yet (mailDomain)',
  'no owner address': 'this site does not know your address yet (ownerEmail)',
  refused: 'the mail service refused it for good',
  spam: 'it was marked as spam',
  answered: 'it was answered before the mail could leave',
  paid: 'it was paid before the mail could leave',
  over: 'the matter was over before the mail could leave',
  withdrawn: 'it was withdrawn before the mail could leave',
  'money back': 'the money was given back before the mail could leave',
  done: 'it was done before the mail could leave',
  'newer mail': 'a newer mail says it',
  changed: 'things stood otherwise when the mail could leave',
  'day passed': 'its day had passed when the mail could leave',
  'no orders': 'no paid order has this address',
  'nothing waits': 'nothing waited that morning',
  'in the digest': 'there were more than five that hour, and the digest counts it',
};

const returns: Record<NonNullable<MailState['returned']>, string> = {
  bounced: 'It came back: the mailbox does not exist, or takes no mail.',
  complained: 'Its reader marked it as spam.',
  rejected: 'The mail service took it and did not send it on.',
};
