import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from '#shared/palette.ts';
import type { Answer } from '../../http-server.ts';
import type { EventLedger } from '../event-ledger.ts';
import type { SesFaults } from '../faults.ts';
import type { Mail, MailFolder } from '../mail-folder.ts';
import { html } from './html.ts';
import { listPage } from './list-page.ts';
import { mailDocument, mailPage } from './mail-page.ts';
import { mailPath, page, pageHeaders } from './page.ts';

interface Parts {
  emails: MailFolder;
  ledger: EventLedger;
  faults: SesFaults | undefined;
}

/**
 * `/mail` lists the emails, and `/mail/<id>` shows one email, with `/html` and `/source` below it. `/mail/messages`
 * returns the list as JSON.
 */
export function createInbox({ emails, ledger, faults }: Parts): Answer {
  const showList = async (from: string | null) => {
    const ids = emails.ids();
    const start = from === null ? 0 : Math.max(0, ids.indexOf(from));
    return listPage({
      emails: await emails.findAll(ids.slice(start, start + mailsOnPage)),
      count: ids.length,
      next: ids[start + mailsOnPage],
      isFirst: start === 0,
      ledger,
      faults: faults?.panel(),
    });
  };
  const showMail = async (id: string, part: string | undefined) => {
    const mail = await emails.find(id);
    if (!mail) return notFound();
    if (part === undefined) return mailPage(mail, ledger.of(id));
    if (part === 'html' && mail.html) return mailDocument(mail);
    if (part === 'source') return text(String(emails.source(id)), 'text/plain');
    return notFound();
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [first, second, ...more] = pathname.slice(mailPath.length + 1).split('/');
    if (faults && first === 'switches' && second === undefined) return faults.answerSwitches(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    if (!first) return showList(searchParams.get('from'));
    if (more.length > 0) return notFound();
    if (first === 'messages' && second === undefined) return messages(await emails.findAll(emails.ids()));
    if (first === 'inbox.css' && second === undefined) return text(sheet(), 'text/css');
    return showMail(first, second);
  };
}

const mailsOnPage = 100;

const messages = (all: readonly Mail[]): Response =>
  Response.json(
    all.map(({ id, at, from, to, subject, text, html, headers, attachments }) => ({
      ...{ id, at, from, to, subject, text, html, headers, attachments },
    })),
    { headers: pageHeaders },
  );

const text = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...pageHeaders } });

// Read for each request, so that changes show without a restart.
const sheet = () => `:root{${colours}}${readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8')}`;

const colours = Object.entries(dark)
  .map(([role, value]) => `--${role}:light-dark(${light[role as keyof typeof dark]},${value});`)
  .join('');

const notFound = (): Response =>
  page(
    'No such email',
    html`<header><div><p><a class="back" href="/mail">All emails</a></p><h1>No such email</h1></div></header>
<main><p>This email isn’t here. It may have been deleted along with the data folder.</p></main>`,
    404,
  );
