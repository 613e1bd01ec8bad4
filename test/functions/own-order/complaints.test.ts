import { noticeVersion } from '#shared/policies.ts';
import { startApi } from '../../support/api.ts';
import { hour, setClock } from '../../support/clock.ts';
import { pdf } from '../../support/documents.ts';
import { buyer, courseEnquiry } from '../../support/entries.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { cookieOf, orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { emails, send } = startMailStage(api);
const { paidOrder } = orderMoney(api, razorpay);
const { buyerOf, linkOf, open } = orderAccess(api);

const setTime = (time: string) => jest.setSystemTime(Date.parse(time));

beforeEach(() => setClock(Date.parse('2026-11-20T18:00:00+05:30')));

const settle = async () => {
  await runOrderJobs(api);
  emails.length = 0;
};

const text = 'The second draft names the wrong company.';

async function complain(more: object = {}, email = 'asha@example.com') {
  const { id: orderId } = await paidOrder({ email, name: 'Asha' });
  await settle();
  const call = await buyerOf(orderId);
  const { data } = await call('POST /order/complaints', { body: { text, ...more }, idempotencyKey: 'k' });
  return { orderId, call, ...data };
}

const templates = () => emails.map(({ tags, to }) => [tags.template, to[0]]);
const openKeys = async () =>
  (await api.stored()).flatMap(({ pk, gsi2sk }) => (pk === 'ENQUIRY' && gsi2sk ? [gsi2sk] : []));

describe('POST /order/complaints', () => {
  it('is a separate type of enquiry, with the order’s name', async () => {
    const { id, ticket, orderId } = await complain({ wantsRefund: true, noticeVersion });
    expect(ticket).toMatch(/^G-2026-\d{8}$/);
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data).toEqual([
      {
        ...{ id, type: 'complaint', title: 'Resume, 14-20 years', message: text, ticket, orderId },
        ...{ name: 'Asha', email: 'asha@example.com', phone: '+919812345678' },
        ...{
          wantsRefund: true,
          noticeVersion,
          clarified: false,
          createdAt: '2026-11-20T12:30:00.000Z',
          historyCount: 0,
        },
      },
    ]);
  });

  it('is never spam, because its buyer has paid', async () => {
    const { id } = await complain({ wantsRefund: false });
    const spam = api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
    await expect(spam).rejects.toMatchObject({ status: 409 });
  });

  it('stays on the order page with its ticket number, deadline and state', async () => {
    const { call, ticket, id, orderId } = await complain({ wantsRefund: true });
    setTime('2026-11-20T18:20:00+05:30');
    const later = await call('POST /order/complaints', { body: { text: 'And my name is wrong.' } });
    const first = { ticket, wantsRefund: true, createdAt: '2026-11-20T12:30:00.000Z' };
    const complaints = async () => (await call('GET /order', {})).data.complaints;
    expect(await complaints()).toEqual([
      {
        ...{ ticket: later.data.ticket, createdAt: '2026-11-20T12:50:00.000Z' },
        dueBy: '2026-12-20T18:29:00.000Z',
      },
      { ...first, dueBy: '2026-12-20T18:29:00.000Z' },
    ]);
    await api.owner('POST /admin/enquiries/{id}/history', {
      path: { id },
      body: { kind: 'call', isReached: true, seen: 0 },
    });
    const answered = { ...first, dueBy: '2026-12-20T18:29:00.000Z', answeredAt: '2026-11-20T12:50:00.000Z' };
    expect((await complaints())?.[1]).toEqual(answered);

    const { data: written } = await call('POST /order/entries', {
      body: { kind: 'message', text: 'Thank you.' },
    });
    expect(written.complaints).toHaveLength(2);
    const cookie = cookieOf(await open(await linkOf(orderId))) ?? '';
    const headers = { cookie, 'content-type': 'application/pdf' };
    const uploaded = await api.send('/api/order/files/cv', {
      method: 'PUT',
      headers,
      body: new Uint8Array(pdf()),
    });
    expect(((await uploaded.json()) as typeof written).complaints).toHaveLength(2);
    expect((await call('DELETE /order/files', {})).data.complaints).toHaveLength(2);
  });

  it('is acknowledged at once, and the owner’s email says whether a refund is wanted', async () => {
    const { ticket, orderId, id } = await complain({ wantsRefund: true });
    await send();
    expect(templates()).toEqual([
      ['complaint-acknowledged', 'asha@example.com'],
      ['complaint-received', mailStage.MAIL_OWNER],
    ]);
    const [acknowledged, notice] = emails;
    expect(acknowledged?.subject).toContain(ticket);
    expect(acknowledged?.text).toMatch(/by\sSunday,\s20\sDecember\./);
    expect(acknowledged?.text).not.toContain(text);
    const [, link = ''] = /\/order#([\w.-]+)/.exec(acknowledged?.text ?? '') ?? [];
    expect((await open(link)).status).toBe(204);
    expect(notice?.subject).toContain('refund requested');
    expect(notice?.text).toContain(text);
    expect(notice?.text).toContain(orderId);
    expect(notice?.text).toContain(`enquiry=${id}`);
    expect(notice?.text).not.toContain('/order#');
  });

  it('is stored once, with one ticket, for repeats, even across a year’s end', async () => {
    setTime('2026-12-31T23:59:00Z');
    const { call, id, ticket } = await complain();
    setTime('2027-01-01T00:05:00Z');
    const again = await call('POST /order/complaints', { body: { text }, idempotencyKey: 'k' });
    expect(again.data).toEqual({ id, ticket });
    await send();
    expect(templates()).toHaveLength(2);
    await expect(
      call('POST /order/complaints', { body: { text: 'Another.' }, idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('is emailed only to the buyer, and a former address can’t open it', async () => {
    const { orderId } = await complain({}, 'stranger@example.com');
    const path = { id: orderId };
    await api.owner('PUT /admin/orders/{id}/email', { path, body: { email: 'asha@example.com' } });
    await send();
    const [acknowledged] = emails.filter(({ tags }) => tags.template === 'complaint-acknowledged');
    expect(acknowledged?.to).toEqual(['stranger@example.com']);
    expect(acknowledged?.text).not.toContain('#');
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { text: ' ' }],
    ['2,001 characters', { text: 'x'.repeat(2001) }],
    ['wantsRefund as text', { text, wantsRefund: 'yes' }],
  ])('rejects %s', async (_, body) => {
    const call = await buyerOf((await paidOrder()).id);
    await expect(call('POST /order/complaints', { body: body as { text: string } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('takes only the text from the caller', async () => {
    const { id: orderId } = await paidOrder();
    const call = await buyerOf(orderId);
    const body = { text, orderId: 'order_other', name: 'Someone', email: 'x@example.com', clarified: true };
    await call('POST /order/complaints', { body });
    const [complaint] = (await api.owner('GET /admin/enquiries', {})).data;
    expect(complaint).toMatchObject({ orderId, name: buyer.name, clarified: false });
  });
});

describe('the clock of a complaint', () => {
  it.each([
    ['2026-11-20T18:00:00+05:30', '2026-12-20T18:29:00.000Z'],
    ['2026-11-21T00:01:00+05:30', '2026-12-21T18:29:00.000Z'],
    ['2027-01-31T09:00:00+05:30', '2027-02-28T18:29:00.000Z'],
    ['2028-01-30T09:00:00+05:30', '2028-02-29T18:29:00.000Z'],
    ['2026-12-31T23:59:00+05:30', '2027-01-31T18:29:00.000Z'],
  ])('of %s runs until the end of %s', async (created, due) => {
    setTime(created);
    const { id } = await complain();
    expect(await openKeys()).toEqual([expect.stringMatching(`^${due}#.*#${id}$`)]);
  });

  it.each(['a reply', 'a call'])('keeps running after %s', async (answer) => {
    const { id, ticket } = await complain();
    await send();
    emails.length = 0;
    const path = { id };
    if (answer === 'a call')
      await api.owner('POST /admin/enquiries/{id}/history', {
        path,
        body: { kind: 'call', isReached: true, seen: 0 },
      });
    else
      await api.owner('POST /admin/enquiries/{id}/replies', {
        path,
        body: { text: 'We’ll send a new draft.', seen: 0 },
      });
    await send();
    expect(templates()).toEqual(answer === 'a call' ? [] : [['reply', 'asha@example.com']]);
    for (const mail of emails) expect(mail.subject).toContain(`Your complaint ${ticket}`);
    expect(await openKeys()).toHaveLength(1);
  });

  it('stops when it’s settled, and its buyer can read what was done', async () => {
    const { id, call } = await complain({ wantsRefund: true });
    const close = (body: { outcome: 'settled' | 'joined' | 'not_now'; why?: string }) =>
      api.owner('POST /admin/enquiries/{id}/history', {
        path: { id },
        body: { kind: 'close', seen: 0, ...body },
      });
    for (const outcome of ['joined', 'not_now'] as const)
      await expect(close({ outcome, why: 'No.' })).rejects.toMatchObject({ status: 409 });
    await expect(close({ outcome: 'settled' })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'why' }],
    });
    expect(await openKeys()).toHaveLength(1);

    await close({ outcome: 'settled', why: 'Asha rewrote it, and we refunded ₹1,000.' });
    expect(await openKeys()).toEqual([]);
    const settled = { at: '2026-11-20T12:30:00.000Z', done: 'Asha rewrote it, and we refunded ₹1,000.' };
    const [complaint] = (await call('GET /order', {})).data.complaints ?? [];
    expect(complaint).toMatchObject({ settled });
    expect(complaint).not.toHaveProperty('answeredAt');

    await api.owner('POST /admin/enquiries/{id}/history', {
      path: { id },
      body: { kind: 'reopen', seen: 1 },
    });
    expect(await openKeys()).toHaveLength(1);
    const [reopened] = (await call('GET /order', {})).data.complaints ?? [];
    expect(reopened).not.toHaveProperty('settled');
  });

  it('stays in the work of its order with its ticket number, deadline and state', async () => {
    const { id, ticket, orderId } = await complain();
    const due = { createdAt: '2026-11-20T12:30:00.000Z', dueBy: '2026-12-20T18:29:00.000Z' };
    const path = { id: orderId };
    const read = async () => (await api.owner('GET /admin/work/{id}', { path })).data;
    expect((await read()).complaints).toEqual([{ id, ticket, ...due }]);
    expect((await read()).order).not.toHaveProperty('complaints');

    const close = { kind: 'close', outcome: 'settled', why: 'Done.', seen: 0 } as const;
    await api.owner('POST /admin/enquiries/{id}/history', { path: { id }, body: close });
    const settled = { at: '2026-11-20T12:30:00.000Z', done: 'Done.' };
    const version = (await read()).work?.version ?? 0;
    const { data: noted } = await api.owner('POST /admin/work/{id}/entries', {
      path,
      body: { kind: 'call' },
      ifMatch: version,
    });
    expect(noted.complaints).toEqual([{ id, ticket, ...due, settled }]);
    const { data: corrected } = await api.owner('PUT /admin/orders/{id}/email', {
      path,
      body: { email: 'asha@example.org' },
    });
    expect(corrected.complaints).toHaveLength(1);
  });

  it('can’t be marked as spam', async () => {
    const { id } = await complain();
    const spam = api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
    await expect(spam).rejects.toMatchObject({ status: 409 });
    expect(await openKeys()).toHaveLength(1);
  });

  it('is in the digest when it’s new, on its last day, and once it’s overdue', async () => {
    const digest = async (time: string) => {
      setTime(time);
      await api.runSchedule('sendDigest');
      await send();
      const text = emails.findLast(({ tags }) => tags.template === 'daily-digest')?.text.replace(/\s+/g, ' ');
      return /Overdue: (\w+).*Due today: (\w+).*New: (\w+)/.exec(text ?? '')?.slice(1);
    };
    await complain();
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    expect(await digest('2026-11-21T03:30:00Z')).toEqual(['None', 'None', '2']);
    expect(await digest('2026-11-25T03:30:00Z')).toEqual(['1', 'None', 'None']);
    expect(await digest('2026-12-20T03:30:00Z')).toEqual(['1', '1', 'None']);
    expect(await digest('2026-12-21T03:30:00Z')).toEqual(['2', 'None', '1']);
  });

  it('doesn’t count towards the owner’s hourly notices', async () => {
    const told: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      await complain({}, `asha-${i}@example.com`);
      await send();
      told.push(...templates().map(([template]) => template));
    }
    expect(told).toEqual(Array(7).fill(['complaint-acknowledged', 'complaint-received']).flat());
  });
});

describe('a complaint in the admin panel', () => {
  it('opens like any other enquiry, and can’t be clarified', async () => {
    const { id, orderId } = await complain({ wantsRefund: true });
    const { data } = await api.owner('GET /admin/enquiries/{id}', { path: { id } });
    expect(data).toMatchObject({ type: 'complaint', orderId, wantsRefund: true, history: [] });
    await expect(
      api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id }, body: { seen: false } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('is listed after the pending ones, and exported in the same columns', async () => {
    await complain();
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    jest.setSystemTime(Date.now() + hour);
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data.map(({ type }) => type)).toEqual(['course', 'complaint']);
    const [names, , line] = (await api.owner('GET /admin/enquiries/export', {})).data;
    expect(names).toContain('Received (IST),Type,Title,Name,Email,Phone,Message,Status,Request');
    expect(line).toContain(',complaint,');
    expect(line).toContain('Not applicable');
  });
});
