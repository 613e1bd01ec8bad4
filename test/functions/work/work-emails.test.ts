import { signLinks } from '#functions/mail/sign-links.ts';
import { mail } from '#functions/platform/outbox/email-entries.ts';
import * as works from '#functions/works/store.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import type { AdminEntryInput } from '#shared/domain/work/work-entry-input.ts';
import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { sesEvent } from '../../support/ses.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { emails, send, toOthers } = startMailStage(api);
const { paidOrder, refund } = orderMoney(api, razorpay);
const { open } = orderAccess(api);

beforeEach(() => setClock(noon));

const begunOrder = async (email = 'asha@example.com') => {
  const { id, paymentId } = await paidOrder({ email });
  await runOrderJobs(api);
  const first = emails.splice(0);
  return { id, paymentId, first };
};

const workOf = async (id: string) => (await api.owner('GET /admin/work/{id}', { path: { id } })).data;

const add = async (id: string, body: AdminEntryInput) =>
  (
    await api.owner('POST /admin/work/{id}/entries', {
      ...{ path: { id }, body, ifMatch: (await workOf(id)).work?.version ?? 0 },
      idempotencyKey: crypto.randomUUID(),
    })
  ).data;

const brief = { kind: 'brief', brief: { targetRole: 'Analyst', cv: 'Ten years at a bank.' } } as const;

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
const subjects = () => emails.map(({ subject }) => subject.split(' · ')[0]);
const recordsOf = async (id: string) => ((await api.row('WORK', id))?.emails ?? []) as EmailRecord[];

describe('an email about an order', () => {
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

  it('goes to the order’s current address with a new link, and the former one no longer works', async () => {
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

  it('has no link for any other address', async () => {
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

  it('waits while the link key can’t be read, and is sent later', async () => {
    const { id } = await begunOrder();
    await add(id, { kind: 'message', text: 'Hello.' });
    const kept = process.env.LINKS_SECRET_ID;
    process.env.LINKS_SECRET_ID = 'links-unreadable';
    await expect(send()).rejects.toThrow();
    expect(emails).toEqual([]);
    process.env.LINKS_SECRET_ID = kept;
    pass(2 * minute);
    await send();
    expect(subjects()).toEqual(['A message about your order']);
  });
});

describe('the emails of work', () => {
  it('report each step of an order in its current state', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await send();
    await add(id, { kind: 'question', text: 'Which role should come first?' });
    await send();
    await add(id, { kind: 'answer', text: 'The second.' });
    await addDraft(id, 1, 'Please check the dates.');
    await send();
    expect(subjects()).toEqual([
      'We have what we need: first draft by Wednesday, 25 November',
      'A question before we carry on',
      'Your Resume is ready: draft 1',
    ]);
    expect(emails.map(({ text }) => text.replaceAll('\n', ' '))).toEqual([
      expect.stringContaining('You’ll get your first draft by Wednesday, 25 November'),
      expect.stringContaining('Which role should come first?'),
      expect.stringContaining('Please check the dates.'),
    ]);
    for (const { text, to } of emails) {
      expect(to).toEqual(['asha@example.com']);
      expect(text).toMatch(/Order number: (2026-27\/000001|P-2026-\d{8})\n/);
      expect(await opens(text)).toBe(204);
    }
  });

  it('are not sent once outdated: an answered question, a withdrawn draft, details that arrived', async () => {
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
    expect((await recordsOf(id)).map(({ template, outcome, reason }) => [template, outcome, reason])).toEqual(
      [
        ['work-begun', 'sent', undefined],
        ['question', 'superseded', 'answered'],
        ['draft-ready', 'superseded', 'changed'],
      ],
    );
  });

  it('remind the buyer of a draft only while it’s the latest one waiting', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await addDraft(id, 1);
    await send();
    emails.length = 0;
    const remind = (version: number) =>
      change(id, () => ({ set: {}, entries: [mail('draft-waiting', { about: `draft-${version}` })] }));
    await remind(1);
    await send();
    expect(subjects()).toEqual([]);
    pass(7 * 60 * minute);
    await remind(1);
    await remind(1);
    await send();
    expect(subjects()).toEqual(['Draft 1 of your Resume is waiting for you']);
    await addDraft(id, 2);
    await remind(1);
    await send();
    expect(subjects().slice(1)).toEqual(['Your Resume is ready: draft 2']);
  });

  it('warn the owner about work that will be late tomorrow, unless it’s done or postponed by then', async () => {
    const { id } = await begunOrder();
    await add(id, brief);
    await send();
    emails.length = 0;
    const remind = () => change(id, () => ({ set: {}, entries: [mail('draft-due-tomorrow')] }));
    await remind();
    await send();
    expect(emails).toEqual([]);
    pass(4 * day);
    await api.runSchedule('remindOfWork');
    await send();
    expect(emails.map(({ to, subject }) => [to[0], subject])).toEqual([
      [mailStage.MAIL_OWNER, 'Draft due Wednesday, 25 November · Resume, 14-20 years'],
    ]);
    await remind();
    await addDraft(id, 1);
    await send();
    expect(subjects().slice(1)).toEqual(['Your Resume is ready: draft 1']);
  });

  it('link to the review once every document is approved, unless changes are pending', async () => {
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
    emails.length = 0;
    await approve('approval', 1);
    await approve('changes');
    await send();
    expect(emails).toEqual([]);
    await addDraft(id, 2);
    await approve('approval', 2);
    await send();
    const final = emails.at(-1);
    expect(final?.subject).toContain('Your final documents, with support until Thursday, 20 May 2027');
    expect(final?.text).toMatch(/https:\/\/site\.example\/review#\S+\.\d+\.[\w-]{43}/);
  });

  it('that bounced are shown to the owner in the row of the work', async () => {
    const { id } = await begunOrder();
    pass(minute);
    await add(id, { kind: 'message', text: 'Hello.' });
    await send();
    await api.runEvent(
      'recordMailEvent',
      sesEvent(emails[0]?.tags ?? {}, 'Bounce', {
        bounce: { bounceType: 'Permanent', bounceSubType: 'General' },
      }),
    );
    expect((await workOf(id)).emails.at(-1)).toMatchObject({
      template: 'message-to-buyer',
      returned: 'bounced',
    });
    const { data } = await api.owner('GET /admin/work', { query: { list: 'theirs' } });
    expect(data).toMatchObject([{ id, hasBouncedEmail: true }]);
  });

  it('about a refund link to the order', async () => {
    const { id } = await begunOrder();
    await refund(id, { rupees: 500 });
    await send();
    expect(subjects()).toEqual(['Refund of ₹500 sent to your bank']);
    expect(await opens(emails[0]?.text)).toBe(204);
  });
});

describe('an email that asks for a payment', () => {
  const ask = async () =>
    (
      await api.owner('POST /admin/payment-links', {
        body: {
          ...{ subject: { kind: 'words', words: 'Two hours of coaching' }, rupees: 3000 },
          ...{ lastDay: '2026-11-25', name: 'Asha', email: 'asha@example.com', isMailed: true },
        },
      })
    ).data;

  it('links to what is to be paid', async () => {
    await ask();
    await send();
    const [asked] = emails;
    expect(asked).toMatchObject({
      to: ['asha@example.com'],
      subject: 'Payment request: ₹3,000 · Sopaan Careers',
    });
    const link = /https:\/\/site\.example\/pay#(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
    expect((await api.visitor('POST /pay', { body: { link } })).data).toMatchObject({
      ...{ what: 'Two hours of coaching', paise: 300_000, state: 'open' },
    });
  });

  it('isn’t sent once the link is withdrawn', async () => {
    const { id } = await ask();
    await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id } });
    await send();
    expect(emails).toEqual([]);
  });

  it('isn’t sent once it’s too late to be useful', async () => {
    await ask();
    pass(8 * day);
    await send();
    expect(emails).toEqual([]);
  });
});
