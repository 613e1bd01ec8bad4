import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { MailState } from '#shared/domain/mail/mail.ts';
import { isLost, mailText } from './wording.ts';

/** What became of a mail, in words and with a shape. */
export function MailStatus({ mail }: { mail: MailState }) {
  const Icon = isLost(mail) ? CircleAlert : mail.outcome === 'waiting' ? Clock : CircleCheck;
  return (
    <p className={isLost(mail) ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={16} />
      {mailText(mail)}
    </p>
  );
}
