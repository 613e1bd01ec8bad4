import type { EventRecord } from '../event-ledger.ts';
import type { Mail } from '../mail-folder.ts';
import { badges, eventLine } from './event-badges.ts';
import { type Html, html, longTime } from './html.ts';
import { page, pageHeaders } from './page.ts';

export const mailPage = (mail: Mail, records: readonly EventRecord[]): Response =>
  page(
    mail.subject || '(no subject)',
    html`<header>
<div>
<p><a class="back" href="/mail">All emails</a></p>
<h1 dir="auto">${mail.subject || '(no subject)'}</h1>
<p class="badges">${badges(records)}</p>
</div>
</header>
<main>
<dl class="facts">
${fact('From', mail.from)}${fact('To', mail.to.join(', '))}${fact('Cc', mail.cc.join(', '))}${fact('Bcc', mail.bcc.join(', '))}${fact('Reply to', mail.replyTo.join(', '))}
<div><dt>Accepted</dt><dd>${longTime(mail.at)}</dd></div>
</dl>
<div class="views">
${mail.html ? asSeen(mail.id) : undefined}
<section aria-labelledby="text">
<h2 id="text">Text</h2>
${mail.text ? html`<pre class="text" dir="auto">${mail.text.trimEnd()}</pre>` : html`<p class="none">No text part.</p>`}
</section>
</div>
${mail.attachments.map(
  ({ name, text }) =>
    html`<section><h2>Attached: <bdi>${name}</bdi></h2><pre class="text">${text}</pre></section>`,
)}
<section aria-labelledby="headers">
<h2 id="headers">Headers</h2>
<dl class="headers">${mail.headers.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p><a href="/mail/${mail.id}/source">View the email’s source</a></p>
</section>
<section aria-labelledby="events">
<h2 id="events">Events</h2>
${
  records.length > 0
    ? html`<ul class="events">${records.map(eventLine)}</ul>`
    : html`<p class="none">None, because it was sent without a configuration set.</p>`
}
</section>
</main>`,
  );

const fact = (name: string, value: string): Html | undefined =>
  value ? html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>` : undefined;

// The frame can't run scripts and has a separate origin.
const asSeen = (id: string) => html`<section aria-labelledby="seen">
<h2 id="seen">Preview</h2>
<iframe src="/mail/${id}/html" title="Preview of the email" sandbox="${sandbox}"></iframe>
<p><a href="/mail/${id}/html">Open the preview on its own page</a></p>
</section>`;

const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

export const mailDocument = (mail: Mail): Response =>
  new Response(withTarget(mail.html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox ${sandbox}`,
      ...pageHeaders,
    },
  });

/** Links open in a new tab, because the site's pages can't be shown in a frame. */
function withTarget(text: string): string {
  const target = '<base target="_blank">';
  return /<head[^>]*>/i.test(text) ? text.replace(/<head[^>]*>/i, (head) => head + target) : target + text;
}
