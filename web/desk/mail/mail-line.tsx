import { CircleAlert, Mail } from 'lucide-react';
import type { MailService } from '#shared/domain/mail/mail-service.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useQuery } from '../queries.ts';

/** How mails do, in a line: what keeps them from being sent, and how many wait. The place of its usual sentence is held until that is known. */
export function MailLine() {
  const { data, error } = useQuery('GET /admin/mail', {}, { refreshInterval });
  const isMissing = data !== undefined && data.missing.length > 0;
  const Icon = isMissing ? CircleAlert : Mail;
  return (
    <p role="status" className={isMissing ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={18} />
      <span>
        {data && serviceText(data)}
        {!data && (error ? 'How mails do could not be read.' : <Skeleton characters={24} />)}
      </span>
    </p>
  );
}

// The sender looks each minute; while a mail waits, its going is seen.
const refreshInterval = (mails: MailService | undefined): number => (mails?.waiting.count ? 20_000 : 0);

/** How mails do, in sentences. */
function serviceText({ missing, waiting: { count, isMore } }: MailService): string {
  const waiting =
    count === 0
      ? 'No mail waits to be sent.'
      : `${grouped(count)}${isMore ? ' or more mails wait' : count === 1 ? ' mail waits' : ' mails wait'} to be sent.`;
  const problem = missing.includes('mailDomain')
    ? `Mails are not sent: this site has no mail domain yet. Deploy it with ${missing.join(' and ')}.`
    : missing.includes('ownerEmail') &&
      'Mails to you are not sent: this site does not know your address yet. Deploy it with ownerEmail.';
  return [problem, !(problem && count === 0) && waiting].filter(Boolean).join(' ');
}
