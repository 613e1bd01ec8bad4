import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { EmailState } from '#shared/domain/mail/mail.ts';
import { emailText, isLost } from '../email-text.ts';

export function EmailStatus({ mail }: { mail: EmailState }) {
  const Icon = isLost(mail) ? CircleAlert : mail.outcome === 'waiting' ? Clock : CircleCheck;
  return (
    <p className={isLost(mail) ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={16} />
      {emailText(mail)}
    </p>
  );
}
