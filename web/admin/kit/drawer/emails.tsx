import { CircleAlert, CircleCheck, Clock, Mail } from 'lucide-react';
import { emailTitle, isToAdmin } from '#shared/domain/mail/emails.ts';
import type { EmailState } from '#shared/domain/mail/mail.ts';
import type { MailService } from '#shared/domain/mail/mail-service.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DrawerSection } from '../facts.tsx';
import { useQuery } from '../queries.ts';
import { emailText, isLost } from './email-text.ts';

interface Props {
  title: string;
  emails: readonly EmailState[];
  /** Who receives the emails that don't go to the owner, such as `the buyer`. */
  reader: string;
}

export const Emails = ({ title, emails, reader }: Props) =>
  emails.length > 0 && (
    <DrawerSection title={title}>
      <ul className="rows">
        {[...emails].reverse().map((mail) => (
          <li key={mail.id}>
            <span>
              {emailTitle(mail.template)}, to {isToAdmin(mail.template) ? 'you' : reader}
            </span>
            <EmailStatus mail={mail} />
          </li>
        ))}
      </ul>
    </DrawerSection>
  );

export function EmailStatus({ mail }: { mail: EmailState }) {
  const Icon = isLost(mail) ? CircleAlert : mail.outcome === 'waiting' ? Clock : CircleCheck;
  return (
    <p className={isLost(mail) ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={16} />
      {emailText(mail)}
    </p>
  );
}

export function EmailStatusLine() {
  const { data, error } = useQuery('GET /admin/mail', {}, { refreshInterval });
  const isMissing = data !== undefined && data.missing.length > 0;
  const Icon = isMissing ? CircleAlert : Mail;
  return (
    <p role="status" className={isMissing ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={18} />
      <span>
        {data && serviceText(data)}
        {!data && (error ? 'Couldn’t load the email status.' : <Skeleton characters={24} />)}
      </span>
    </p>
  );
}

// The sender runs every minute, so reload while an email is waiting.
const refreshInterval = (emails: MailService | undefined): number => (emails?.waiting.count ? 20_000 : 0);

function serviceText({ missing, waiting: { count, isMore } }: MailService): string {
  const waiting =
    count === 0
      ? 'No emails are waiting to be sent.'
      : `${grouped(count)}${isMore ? ' or more emails are waiting' : count === 1 ? ' email is waiting' : ' emails are waiting'} to be sent.`;
  const problem = missing.includes('mailDomain')
    ? `Emails aren’t being sent: this site has no email domain yet. Set ${missing.join(' and ')} when you next deploy.`
    : missing.includes('ownerEmail') &&
      'Emails to you aren’t being sent: this site doesn’t have your address yet. Set ownerEmail when you next deploy.';
  return [problem, !(problem && count === 0) && waiting].filter(Boolean).join(' ');
}
