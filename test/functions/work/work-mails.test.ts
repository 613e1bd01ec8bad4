import { signLinks } from '#functions/mail/sign-links.ts';
import { mail } from '#functions/platform/outbox/mails.ts';
import * as works from '#functions/work/store.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import type { OwnerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { sesEvent } from '../../support/ses.ts';

/** The mails of bought work: what they say is read when they are sent, and so is whether anybody needs them. */

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { mails, send, toOthers } = startMailStage(api);
const { paidOrder, refund } = orderMoney(api, razorpay);
const { open } = orderAccess(api);

beforeEach(() => setClock(noon));

/** An order that is paid and begun, with its first mails sent and put aside. */
const begunOrder = async (email = 'asha@example.com') => {
  const { id, paymentId } = await paidOrder({ email });
  await runOrderJobs(api);
  const first = mails.splice(0);
  return { id, paymentId, first };
};

const workOf = async (id: string) => (await api.owner('GET /admin/work/{id}', { path: { id } })).data;

/** Adds an entry as the owner does, on top of what is there. */
const add = async (id: string, body: OwnerEntryInput) =>
  (
    await api.owner('POST /admin/work/{id}/entries', {
      ...{ path: { id }, body, ifMatch: (await workOf(id)).work?.version ?? 0 },
      idempotencyKey: crypto.randomUUID(),
    })
  ).data;

const brief = { kind: 'brief', brief: { targetRole: 'Analyst', cv: 'Ten years at a bank.' } } as const;

/** Writes to the work as a call that adds a file does. */
const change = (id: string, next: Parameters<typeof works.change>[1]) =>
  api.runAs('a change', { table: { WORK: ['GetItem', 'UpdateItem'] } }, () => works.change(id, next));

const addDraft = (id: string, version: number, text?: string) =>
  change(id, ({ entries }) => {
    const entry: works.StoredEntry = {
      ...({ id: `draft-${version}`, kind: 'draft', at: new Date().toISOString(), by: 'us' } as const),
      ...{ document: 'Resume', version, ...(text && { text }) },
    };
    return { set: { entries: [...entries, entry] }, entries: [mail('draft-ready', { about: entry.id })] };
  });

const linkIn = (text = '') => /https:\/\/site\.example\/order#(\S+)/.exec(text)?.[1] ?? '';
const opens = async (text?: string) => (await open(linkIn(text))).status;
const subjects = () => mails.map(({ subject }) => subject.split(' · ')[0]);
const recordsOf = async (id: string) => ((await api.row('WORK', id))?.mails ?? []) as MailRecord[];

describe('a mail about an order', () => {
  it('opens it, and no stored item and no log line has the link', async () => {
    const { first } = await begunOrder();
    const [received] = first;
    expect(received?.subject).toBe('Payment received: ₹4,499, two steps left · Sopaan Careers');
    expect(received?.html).toContain(
      `href="https://site.example/order&#35;${linkIn(received?.text)}"`.replace('&#35;', '#'),
    );
    expect(await opens(received?.text)).toBe(204);
    const secret = linkIn(received?.text).split('.').at(-1) ?? 'none';
    expect(JSON.stringify(await api.stored())).not.toContain(secret);
    expect(api.logged.join()).not.toContain(secret);
  });

  it('is for the address that the order has then, whose link is new, and the former one opens nothing', async () => {
    const { id, first } = await begunOrder('mistyped@example.com');
    await add(id, { kind: 'message', text: 'Hello.' });
    await api.owner('PUT /admin/orders/{id}/email', {
      path: { id },
      body: { email: 'right@example.com' },
    });
    await send();
    expect(new Set(toOthers().flatMap(({ to }) => to))).toEqual(new Set(['right@example.com']));
    for (const { text } of toOthers()) expect(await opens(text)).toBe(204);
    expect(await opens(first[0]?.text)).toBe(410);
  });

  it('has no link for any address but the order’s', async () => {
    const { id } = await begunOrder('asha@example.com');
    const signedFor = (to: string) =>
      api.runAs('a sender', { table: { ORDER: ['GetItem'] }, secrets: ['links'] }, () =>
        signLinks(
          [
            { page: 'order', id },
            { page: 'review', id },
          ],
          to,
        ),
      );
    expect([...(await signedFor('ASHA@example.com ')).keys()]).toEqual([`order ${id}`, `review ${id}`]);
    expect(await signedFor('stranger@example.com')).toEqual(new Map());
  });

  it('waits while the key of links cannot be read, and loses nothing', async () => {
    const { id } = await begunOrder();
    await add(id, { kind: 'message', text: 'Hello.' });
    const kept = process.env.LINKS_SECRET_ID;
    process.env.LINKS_SECRET_ID = 'links-unreadable';
    await expect(send()).rejects.toThrow();
    expect(mails).toEqual([]);
    process.env.LINKS_SECRET_ID = kept;
    pass(2 * minute);
    await send();
    expect(subjects()).toEqual(['A message about your order']);
  });
});

describe('the mails of work', () => {
  it('tell each step in words, of an order as it is then', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await send();
    await add(id, { kind: 'question', text: 'Which role shall lead?' });
    await send();
    await add(id, { kind: 'answer', text: 'The second.' });
    await addDraft(id, 1, 'Look at the dates.');
    await send();
    expect(subjects()).toEqual([
      'We have what we need: first draft by Wednesday, 25 November',
      'A question before we go on',
      'Your Resume is ready: draft 1',
    ]);
    expect(mails.map(({ text }) => text.replaceAll('\n', ' '))).toEqual([
      expect.stringContaining('Your first draft comes by Wednesday, 25 November'),
      expect.stringContaining('Which role shall lead?'),
      expect.stringContaining('Look at the dates.'),
    ]);
    for (const { text, to } of mails) {
      expect(to).toEqual(['asha@example.com']);
      expect(text).toMatch(/Order: (2026-27\/000001|P-2026-\d{8})\n/);
      expect(await opens(text)).toBe(204);
    }
  });

  it('are not sent once nobody needs them: an answered question, a withdrawn draft, details that came', async () => {
    const { id } = await begunOrder();
    pass(day - 3 * 60 * minute);
    await api.runSchedule('remindOfWork');
    await add(id, brief);
    await add(id, { kind: 'question', text: 'Which?' });
    await add(id, { kind: 'answer', text: 'This.' });
    await addDraft(id, 1);
    await add(id, { kind: 'withdrawn', draft: 'draft-1' });
    await send();
    expect(subjects()).toEqual(['We have what we need: first draft by Thursday, 26 November']);
    expect((await recordsOf(id)).map(({ letter, outcome, reason }) => [letter, outcome, reason])).toEqual([
      ['work-begun', 'sent', undefined],
      ['question-asked', 'overtaken', 'answered'],
      ['draft-ready', 'overtaken', 'changed'],
    ]);
  });

  it('remind of a draft only while it is the latest that waits', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await addDraft(id, 1);
    await send();
    mails.length = 0;
    const remind = (version: number) =>
      change(id, () => ({ set: {}, entries: [mail('draft-waiting', { about: `draft-${version}` })] }));
    await remind(1);
    await send();
    // Who has just been sent the draft is not reminded of it.
    expect(subjects()).toEqual([]);
    pass(7 * 60 * minute);
    await remind(1);
    await remind(1);
    await send();
    expect(subjects()).toEqual(['Your Resume, draft 1, is waiting for you']);
    await addDraft(id, 2);
    await remind(1);
    await send();
    expect(subjects().slice(1)).toEqual(['Your Resume is ready: draft 2']);
  });

  it('tell the owner of work that is late tomorrow, unless it is done or due later by then', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await send();
    mails.length = 0;
    const remind = () => change(id, () => ({ set: {}, entries: [mail('draft-due-tomorrow')] }));
    await remind();
    await send();
    expect(mails).toEqual([]);
    pass(4 * day);
    await api.runSchedule('remindOfWork');
    await send();
    expect(mails.map(({ to, subject }) => [to[0], subject])).toEqual([
      [mailStage.MAIL_OWNER, 'Late after Wednesday, 25 November · Resume, 14-20 years'],
    ]);
    await remind();
    await addDraft(id, 1);
    await send();
    expect(subjects().slice(1)).toEqual(['Your Resume is ready: draft 1']);
  });

  it('lead to the review once every document is approved, and not where changes came between', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await addDraft(id, 1);
    const approve = (kind: 'approval' | 'changes', version?: number) =>
      change(id, ({ entries }) => ({
        set: {
          entries: [
            ...entries,
            {
              ...{ id: `${kind}-${entries.length}`, kind, at: new Date().toISOString(), by: 'buyer' },
              ...{ document: 'Resume', ...(version && { version }) },
            },
          ],
        },
        entries: kind === 'approval' ? [mail('documents-final')] : [],
      }));
    await send();
    mails.length = 0;
    await approve('approval', 1);
    await approve('changes');
    await send();
    expect(mails).toEqual([]);
    await addDraft(id, 2);
    await approve('approval', 2);
    await send();
    const final = mails.at(-1);
    expect(final?.subject).toContain('Your documents are final: support until Thursday, 20 May 2027');
    expect(final?.text).toMatch(/https:\/\/site\.example\/review#\S+\.\d+\.[\w-]{43}/);
  });

  it('say to the owner that one came back, on the row of the work', async () => {
    const { id } = await begunOrder();
    pass(minute);
    await add(id, { kind: 'message', text: 'Hello.' });
    await send();
    await api.runEvent(
      'recordMailEvent',
      sesEvent(mails[0]?.tags ?? {}, 'Bounce', {
        bounce: { bounceType: 'Permanent', bounceSubType: 'General' },
      }),
    );
    expect((await workOf(id)).mails.at(-1)).toMatchObject({
      letter: 'message-to-buyer',
      returned: 'bounced',
    });
    const { data } = await api.owner('GET /admin/work', { query: { list: 'theirs' } });
    expect(data).toMatchObject([{ id, isMailReturned: true }]);
  });

  it('say in a refund’s mail where the order stands open', async () => {
    const { id } = await begunOrder();
    await refund(id, { rupees: 500 });
    await send();
    expect(subjects()).toEqual(['Refund of ₹500 sent to your bank']);
    expect(await opens(mails[0]?.text)).toBe(204);
  });
});

describe('a mail that asks for a payment', () => {
  const ask = async () =>
    (
      await api.owner('POST /admin/payment-links', {
        body: {
          ...{ subject: { kind: 'words', words: 'Two hours of coaching' }, rupees: 3000 },
          ...{ lastDay: '2026-11-25', name: 'Asha', email: 'asha@example.com', isMailed: true },
        },
      })
    ).data;

  it('leads to what is asked for', async () => {
    await ask();
    await send();
    const [asked] = mails;
    expect(asked).toMatchObject({ to: ['asha@example.com'], subject: 'To pay: ₹3,000 · Sopaan Careers' });
    const link = /https:\/\/site\.example\/pay#(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
    expect((await api.visitor('POST /pay', { body: { link } })).data).toMatchObject({
      ...{ what: 'Two hours of coaching', paise: 300_000, state: 'open' },
    });
  });

  it('is not sent once it was withdrawn', async () => {
    const { id } = await ask();
    await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id } });
    await send();
    expect(mails).toEqual([]);
  });

  it('is not sent once it is too late to be of use', async () => {
    await ask();
    pass(8 * day);
    await send();
    expect(mails).toEqual([]);
  });
});
