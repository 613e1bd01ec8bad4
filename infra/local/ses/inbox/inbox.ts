import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../http-server.ts';
import type { EventLedger } from '../event-ledger.ts';
import type { Mail, MailFolder } from '../mail-folder.ts';
import type { Switches } from '../switches.ts';
import { html } from './html.ts';
import { listPage } from './list-page.ts';
import { mailDocument, mailPage } from './mail-page.ts';
import { mailPath, page, pageHeaders } from './page.ts';
import { answerSwitches } from './set-switches.ts';

interface Parts {
  mails: MailFolder;
  ledger: EventLedger;
  switches: Switches;
}

/**
 * Answers for the inbox: `/mail` lists, `/mail/<id>` shows one with `/html` and `/source` below it, `/mail/messages` is
 * the list as JSON, and `/mail/switches` says what SES does.
 */
export function createInbox({ mails, ledger, switches }: Parts): Answer {
  const showList = async (from: string | null) => {
    const ids = mails.ids();
    const start = from === null ? 0 : Math.max(0, ids.indexOf(from));
    return listPage({
      mails: await mails.findAll(ids.slice(start, start + mailsOnPage)),
      count: ids.length,
      next: ids[start + mailsOnPage],
      isFirst: start === 0,
      ledger,
      switches,
    });
  };
  const showMail = async (id: string, part: string | undefined) => {
    const mail = await mails.find(id);
    if (!mail) return notFound();
    if (part === undefined) return mailPage(mail, ledger.of(id));
    if (part === 'html' && mail.html) return mailDocument(mail);
    if (part === 'source') return text(String(mails.source(id)), 'text/plain');
    return notFound();
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [first, second, ...more] = pathname.slice(mailPath.length + 1).split('/');
    if (first === 'switches' && second === undefined) return answerSwitches(request, switches);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    if (!first) return showList(searchParams.get('from'));
    if (more.length > 0) return notFound();
    if (first === 'messages' && second === undefined) return messages(await mails.findAll(mails.ids()));
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

// Read each time: a change of it is seen without a restart.
const sheet = () => readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

const notFound = (): Response =>
  page(
    'No such mail',
    html`<header><div><p><a class="back" href="/mail">All mails</a></p><h1>No such mail</h1></div></header>
<main><p>There is none here. It may have been deleted with the data folder.</p></main>`,
    404,
  );
