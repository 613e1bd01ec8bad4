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

/** A buyer to whom something is wrong: acknowledged at once, answered within a month. */

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { mails, send } = startMailStage(api);
const { paidOrder } = orderMoney(api, razorpay);
const { buyerOf, linkOf, open } = orderAccess(api);

const setTime = (time: string) => jest.setSystemTime(Date.parse(time));

// A Friday, 18:00 in India.
beforeEach(() => setClock(Date.parse('2026-11-20T18:00:00+05:30')));

/** A few minutes of the clock, by which the order's own mails have gone. */
const settle = async () => {
  await runOrderJobs(api);
  mails.length = 0;
};

const text = 'The second draft names another company than mine.';

async function complain(more: object = {}, email = 'asha@example.com') {
  const { id: orderId } = await paidOrder({ email, name: 'Asha' });
  await settle();
  const call = await buyerOf(orderId);
  const { data } = await call('POST /order/complaints', { body: { text, ...more }, idempotencyKey: 'k' });
  return { orderId, call, ...data };
}

const letters = () => mails.map(({ tags, to }) => [tags.letter, to[0]]);
const openKeys = async () =>
  (await api.stored()).flatMap(({ pk, gsi2sk }) => (pk === 'ENQUIRY' && gsi2sk ? [gsi2sk] : []));

describe('POST /order/complaints', () => {
  it('is an enquiry of its own type, in the name of the order', async () => {
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
          acts: 0,
        },
      },
    ]);
  });

  it('is no spam, as its buyer has paid', async () => {
    const { id } = await complain({ wantsRefund: false });
    const spam = api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
    await expect(spam).rejects.toMatchObject({ status: 409 });
  });

  it('stands on the page of its order with ticket, deadline and state, whatever the buyer does there', async () => {
    const { call, ticket, id, orderId } = await complain({ wantsRefund: true });
    setTime('2026-11-20T18:20:00+05:30');
    const later = await call('POST /order/complaints', { body: { text: 'And the name.' } });
    const first = { ticket, wantsRefund: true, createdAt: '2026-11-20T12:30:00.000Z' };
    const complaints = async () => (await call('GET /order', {})).data.complaints;
    expect(await complaints()).toEqual([
      {
        ...{ ticket: later.data.ticket, createdAt: '2026-11-20T12:50:00.000Z' },
        dueBy: '2026-12-20T18:29:00.000Z',
      },
      { ...first, dueBy: '2026-12-20T18:29:00.000Z' },
    ]);
    await api.owner('POST /admin/enquiries/{id}/acts', {
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

  it('is acknowledged at once, and the owner told, who reads that the money is asked for', async () => {
    const { ticket, orderId, id } = await complain({ wantsRefund: true });
    await send();
    expect(letters()).toEqual([
      ['complaint-acknowledged', 'asha@example.com'],
      ['complaint-received', mailStage.MAIL_OWNER],
    ]);
    const [acknowledged, notice] = mails;
    expect(acknowledged?.subject).toContain(ticket);
    expect(acknowledged?.text).toContain('by Sunday, 20\nDecember.');
    expect(acknowledged?.text).not.toContain(text);
    const [, link = ''] = /\/order#([\w.-]+)/.exec(acknowledged?.text ?? '') ?? [];
    expect((await open(link)).status).toBe(204);
    expect(notice?.subject).toContain('money back');
    expect(notice?.text).toContain(text);
    expect(notice?.text).toContain(orderId);
    expect(notice?.text).toContain(`enquiry=${id}`);
    expect(notice?.text).not.toContain('/order#');
  });

  it('is one, with one ticket, however often it is sent, also after the year is over', async () => {
    setTime('2026-12-31T23:59:00Z');
    const { call, id, ticket } = await complain();
    setTime('2027-01-01T00:05:00Z');
    const again = await call('POST /order/complaints', { body: { text }, idempotencyKey: 'k' });
    expect(again.data).toEqual({ id, ticket });
    await send();
    expect(letters()).toHaveLength(2);
    await expect(
      call('POST /order/complaints', { body: { text: 'Another.' }, idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('goes to nobody but the buyer: no order of before the address was put right is opened by it', async () => {
    const { orderId } = await complain({}, 'stranger@example.com');
    const path = { id: orderId };
    await api.owner('PUT /admin/orders/{id}/email', { path, body: { email: 'asha@example.com' } });
    await send();
    const [acknowledged] = mails.filter(({ tags }) => tags.letter === 'complaint-acknowledged');
    expect(acknowledged?.to).toEqual(['stranger@example.com']);
    expect(acknowledged?.text).not.toContain('#');
  });

  it.each([
    ['nothing', {}],
    ['no words', { text: ' ' }],
    ['2,001 characters', { text: 'x'.repeat(2001) }],
    ['another truth', { text, wantsRefund: 'yes' }],
  ])('refuses %s', async (_, body) => {
    const call = await buyerOf((await paidOrder()).id);
    await expect(call('POST /order/complaints', { body: body as { text: string } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('takes nothing but the words from the caller', async () => {
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
    expect(await openKeys()).toEqual([`${due}#${id}`]);
  });

  it.each(['a reply', 'a call'])('runs on behind %s', async (answer) => {
    const { id, ticket } = await complain();
    await send();
    mails.length = 0;
    const path = { id };
    if (answer === 'a call')
      await api.owner('POST /admin/enquiries/{id}/acts', {
        path,
        body: { kind: 'call', isReached: true, seen: 0 },
      });
    else
      await api.owner('POST /admin/enquiries/{id}/replies', {
        path,
        body: { text: 'We send another.', seen: 0 },
      });
    await send();
    expect(letters()).toEqual(answer === 'a call' ? [] : [['reply', 'asha@example.com']]);
    for (const mail of mails) expect(mail.subject).toContain(`Your complaint ${ticket}`);
    // An answer settles nothing: the law's month runs on.
    expect(await openKeys()).toHaveLength(1);
  });

  it('stops when it is settled, and its buyer reads what was done', async () => {
    const { id, call } = await complain({ wantsRefund: true });
    const close = (body: { outcome: 'settled' | 'joined' | 'not_now'; why?: string }) =>
      api.owner('POST /admin/enquiries/{id}/acts', {
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

    await close({ outcome: 'settled', why: 'Rewritten by Asha, and ₹1,000 back.' });
    expect(await openKeys()).toEqual([]);
    const settled = { at: '2026-11-20T12:30:00.000Z', done: 'Rewritten by Asha, and ₹1,000 back.' };
    const [complaint] = (await call('GET /order', {})).data.complaints ?? [];
    expect(complaint).toMatchObject({ settled });
    expect(complaint).not.toHaveProperty('answeredAt');

    await api.owner('POST /admin/enquiries/{id}/acts', { path: { id }, body: { kind: 'reopen', seen: 1 } });
    expect(await openKeys()).toHaveLength(1);
    const [reopened] = (await call('GET /order', {})).data.complaints ?? [];
    expect(reopened).not.toHaveProperty('settled');
  });

  it('stands in the work of its order with ticket, deadline and state, whatever the owner does there', async () => {
    const { id, ticket, orderId } = await complain();
    const due = { createdAt: '2026-11-20T12:30:00.000Z', dueBy: '2026-12-20T18:29:00.000Z' };
    const path = { id: orderId };
    const read = async () => (await api.owner('GET /admin/work/{id}', { path })).data;
    expect((await read()).complaints).toEqual([{ id, ticket, ...due }]);
    expect((await read()).order).not.toHaveProperty('complaints');

    const close = { kind: 'close', outcome: 'settled', why: 'Done.', seen: 0 } as const;
    await api.owner('POST /admin/enquiries/{id}/acts', { path: { id }, body: close });
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

  it('cannot be hidden among the spam', async () => {
    const { id } = await complain();
    const spam = api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
    await expect(spam).rejects.toMatchObject({ status: 409 });
    expect(await openKeys()).toHaveLength(1);
  });

  it('is told by the digest: new, due on its last day, and then late', async () => {
    const digest = async (time: string) => {
      setTime(time);
      await api.runSchedule('sendDigest');
      await send();
      const text = mails.findLast(({ tags }) => tags.letter === 'daily-digest')?.text.replace(/\s+/g, ' ');
      return /Late: (\w+).*Due today: (\w+).*New: (\w+)/.exec(text ?? '')?.slice(1);
    };
    await complain();
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    expect(await digest('2026-11-21T03:30:00Z')).toEqual(['None', 'None', '2']);
    expect(await digest('2026-11-25T03:30:00Z')).toEqual(['1', 'None', 'None']);
    expect(await digest('2026-12-20T03:30:00Z')).toEqual(['1', '1', 'None']);
    // The buyer of the order has been silent for thirty days, which is new.
    expect(await digest('2026-12-21T03:30:00Z')).toEqual(['2', 'None', '1']);
  });

  it('counts among the owner’s mails of an hour neither its acknowledgement nor its notice', async () => {
    const told: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      await complain({}, `asha-${i}@example.com`);
      await send();
      told.push(...letters().map(([letter]) => letter));
    }
    expect(told).toEqual(Array(7).fill(['complaint-acknowledged', 'complaint-received']).flat());
  });
});

describe('a complaint in the desk', () => {
  it('is opened as any other enquiry, and cannot be clarified', async () => {
    const { id, orderId } = await complain({ wantsRefund: true });
    const { data } = await api.owner('GET /admin/enquiries/{id}', { path: { id } });
    expect(data).toMatchObject({ type: 'complaint', orderId, wantsRefund: true, history: [] });
    await expect(
      api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id }, body: { seen: false } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('stands behind the pending ones, and in the columns that an export has always had', async () => {
    await complain();
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    jest.setSystemTime(Date.now() + hour);
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data.map(({ type }) => type)).toEqual(['course', 'complaint']);
    const [names, , line] = (await api.owner('GET /admin/enquiries/export', {})).data;
    expect(names).toContain('Received (IST),Type,Title,Name,Email,Phone,Message,Status,Wish');
    expect(line).toContain(',complaint,');
    expect(line).toContain('Not applicable');
  });
});
