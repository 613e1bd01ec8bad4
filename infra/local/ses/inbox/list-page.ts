import { grouped } from '#shared/domain/text/text.ts';
import type { EventLedger } from '../event-ledger.ts';
import type { Mail } from '../mail-folder.ts';
import { mostLateMs, type Switches, toggles } from '../switches.ts';
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
  switches: Switches;
}

export const listPage = ({ emails, count, next, isFirst, ledger, switches }: Listing): Response =>
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
${switchForm(switches)}
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

function switchForm(switches: Switches): Html {
  const on = toggles.filter((name) => switches[name]).map((name) => labels[name].name);
  const { eventLateMs } = switches;
  const all = [...on, ...(eventLateMs > 0 ? [`Events ${eventLateMs} ms late`] : [])];
  return html`<details class="switches">
<summary><span>Simulated Amazon SES faults:</span> <b class="${all.length > 0 ? 'on' : 'off'}">${all.join(', ') || 'None'}</b></summary>
<form method="post" action="/mail/switches">
<div class="toggles">
${toggles.map(
  (
    name,
  ) => html`<label class="toggle"><input type="checkbox" name="${name}"${attribute('checked', switches[name])}>
<span><b>${labels[name].name}</b><small>${labels[name].says}</small></span></label>
`,
)}<label class="delay"><span><b>Events delayed</b><small>They arrive this many milliseconds late.</small></span>
<input type="number" name="eventLateMs" value="${eventLateMs}" min="0" max="${mostLateMs}" step="1" inputmode="numeric" required></label>
</div>
<button type="submit">Save switches</button>
</form>
</details>`;
}

const labels: Record<(typeof toggles)[number], { name: string; says: string }> = {
  busy: { name: 'Busy', says: 'Calls are rejected as too frequent. Nothing is stored.' },
  answerLost: { name: 'Response lost', says: 'The email is stored, but the connection is cut.' },
  bounce: { name: 'Bounce', says: 'The email bounces permanently.' },
  complaint: { name: 'Complaint', says: 'The recipient marks it as spam.' },
  reject: { name: 'Reject', says: 'SES finds a virus in the email and doesn’t send it.' },
  eventLost: { name: 'Events lost', says: 'The site never learns what happened to the email.' },
};

const attribute = (name: string, isThere: boolean): Html => ({ html: isThere ? ` ${name}` : '' });
