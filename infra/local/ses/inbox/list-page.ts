import { grouped } from '#shared/domain/text/text.ts';
import type { EventLedger } from '../event-ledger.ts';
import type { Mail } from '../mail-folder.ts';
import { badges } from './event-badges.ts';
import { type Html, html, shortTime } from './html.ts';
import { page } from './page.ts';

interface Listing {
  emails: readonly Mail[];
  /** The number of emails on all pages. */
  count: number;
  /** The id of the next page's first email. */
  next: string | undefined;
  isFirst: boolean;
  ledger: EventLedger;
  faults: Html | undefined;
}

export const listPage = ({ emails, count, next, isFirst, ledger, faults }: Listing): Response =>
  page(
    'Email on this machine',
    html`<header>
<div>
<h1>Email on this machine</h1>
<p>${count === 0 ? 'Emails sent through Amazon SES are kept here.' : `${amount(count)}, stored here instead of being sent.`} Nothing leaves this machine.</p>
</div>
<a class="button" href="/mail">${isFirst ? 'Refresh' : 'Newest'}</a>
</header>
<main>
${faults}
${emails.length > 0 ? html`<ol class="mails">${emails.map((mail) => row(mail, ledger))}</ol>` : empty}
${next === undefined ? undefined : html`<p><a class="button" href="/mail?from=${next}">Older emails</a></p>`}
</main>`,
  );

const amount = (count: number) => (count === 1 ? 'One email' : `${grouped(count)} emails`);

const row = (mail: Mail, ledger: EventLedger): Html => html`<li>
<a href="/mail/${mail.id}"><b class="subject" dir="auto">${mail.subject || '(no subject)'}</b></a>
<span class="when">${shortTime(mail.at)}</span>
<span class="to">To <bdi>${recipients(mail)}</bdi></span>
<span class="start" dir="auto">${startOf(mail.text)}</span>
<span class="badges">${badges(ledger.of(mail.id))}</span>
</li>
`;

const recipients = ({ to, cc, bcc }: Mail) => [...to, ...cc, ...bcc].join(', ');

const startOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

const empty = html`<div class="empty">
<p><b>No emails yet.</b></p>
<p>Send an enquiry on <a href="/">the site</a>, and its emails will arrive here within a second or two.</p>
</div>`;
