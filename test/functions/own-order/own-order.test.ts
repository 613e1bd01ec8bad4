import { workStateOf } from '#shared/domain/work/work.ts';
import { noticeVersion } from '#shared/policies.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork, completeBrief } from '../../support/bought-work.ts';
import { minute, monday, setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { cookieOf, orderAccess } from '../../support/order-access.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
let onCourseRead = () => {};
const api = startApi({
  table,
  around: (_, act, partition) => {
    if (partition === 'COURSE') onCourseRead();
    return act();
  },
});
const razorpay = startRazorpay(api);
const { bought, follow, paidOrder, openOrder, sendDraft, storedWork, refund, deliver, bookSeat } = boughtWork(
  api,
  razorpay,
);
const { buyerOf, linkOf, open, pageOf } = orderAccess(api);

beforeEach(() => {
  setClock(monday);
  onCourseRead = () => {};
});

const key = () => `key-${Math.random().toString(36).slice(2)}`;

const submitDetails = (call: Awaited<ReturnType<typeof bought>>['call'], more: object = {}) =>
  call('POST /order/entries', {
    body: { kind: 'brief', brief: { ...completeBrief, ...more } },
    idempotencyKey: key(),
  });

describe('GET /order/review-link', () => {
  const linkAt = async (id: string, time: string) => {
    setClock(Date.parse(time));
    const call = await buyerOf(id);
    // The Lambda that checks the session has read the key, but only for itself.
    onCourseRead = api.forgetLinkKey;
    return (await call('GET /order/review-link', {})).data.link;
  };

  it('lets a buyer review a course from its start on, as a verified buyer of that course', async () => {
    const { id } = await bookSeat('2026-12-05');
    await expect(linkAt(id, '2026-12-04T12:00:00Z')).rejects.toMatchObject({ status: 409 });
    const link = await linkAt(id, '2026-12-06T06:00:00Z');
    const words = { name: 'Asha', message: 'Clear.', rating: 2, consent: true } as const;
    await api.visitor('POST /reviews/verified', { body: { ...words, link } });
    const [order] = await api.rows('ORDER');
    const { product } = order as { product?: { courseId: string; title: string } };
    const { data } = await api.owner('GET /reviews/admin', {});
    expect(data).toEqual([
      expect.objectContaining({
        isVerified: true,
        orderId: id,
        course: { id: product?.courseId, title: product?.title },
      }),
    ]);
  });

  it('isn’t for documents, whose last email has a link', async () => {
    const { id } = await bought({ band: '7-14', item: 'Resume' });
    await expect(linkAt(id, '2026-12-20T06:00:00Z')).rejects.toMatchObject({ status: 409 });
  });
});

describe('GET /order', () => {
  it('returns the plan, the buyer and the state of the work', async () => {
    const { id, call } = await bought({ band: '7-14', item: 'Starter Pack' });
    const { data } = await call('GET /order', {});
    expect(data).toEqual({
      id,
      number: expect.stringMatching(/^P-2026-\d{8}$/),
      what: 'Starter Pack, 7-14 years',
      hasReceipt: true,
      plan: { band: '7-14', item: 'Starter Pack' },
      paise: 399_900,
      status: 'paid',
      paidAt: expect.any(String),
      name: buyer.name,
      email: expect.stringContaining('@example.com'),
      refunds: [],
      work: {
        startedAt: new Date(monday).toISOString(),
        documents: ['Resume', 'Cover Letter'],
        isUltimate: false,
        entries: [],
        version: 0,
      },
    });
  });

  it('starts the work of a payment that no job has handled, once', async () => {
    const { id } = await paidOrder();
    const call = await buyerOf(id);
    expect((await call('GET /order', {})).data.work).toMatchObject({ documents: ['Resume'], version: 0 });
    const begun = await storedWork(id);
    jest.setSystemTime(Date.now() + 5 * minute);
    await follow();
    expect(await storedWork(id)).toEqual(begun);
    expect(await api.rows('WORK')).toHaveLength(1);
  });

  it('returns a paid seat with how to join, at once and after a message', async () => {
    const { id } = await bookSeat('2026-12-05');
    const call = await buyerOf(id);
    const { data } = await call('GET /order', {});
    expect(data).toMatchObject({
      what: 'PMP Certification Training',
      courseSeat: { batch: 'Weekend', joining: 'Room 4.' },
      work: { documents: [] },
    });
    const body = { kind: 'message', text: 'Is there parking?' } as const;
    expect((await call('POST /order/entries', { body })).data.courseSeat).toEqual(data.courseSeat);
    expect((await call('DELETE /order/files', {})).data.courseSeat).toEqual(data.courseSeat);
    const { data: places } = await api.owner('GET /admin/courses/{id}/places', {
      path: { id: (await api.row('COURSE'))?.sk as string },
    });
    expect(places.map(({ id: order }) => order)).toEqual([id]);
  });

  it('returns the link of a material from its day on, in India', async () => {
    const { id } = await bookSeat('2026-12-05');
    const courseId = (await api.row('COURSE'))?.sk as string;
    const [first, later] = [
      { title: 'Question bank', link: 'https://tests.example/bank' },
      { title: 'Mock test', link: 'https://tests.example/mock', from: '2026-12-05' },
    ] as const;
    await api.owner('PUT /admin/courses/{id}/class', {
      path: { id: courseId },
      body: { materials: [first, later] },
    });
    const materials = async () => (await (await buyerOf(id))('GET /order', {})).data.courseSeat?.materials;
    jest.setSystemTime(Date.parse('2026-12-04T23:59:00+05:30'));
    expect(await materials()).toEqual([first, { title: 'Mock test', from: '2026-12-05' }]);
    jest.setSystemTime(Date.parse('2026-12-05T00:00:00+05:30'));
    expect(await materials()).toEqual([first, { title: 'Mock test', link: later.link }]);
  });

  it('extends a session in use', async () => {
    const { id } = await bought();
    const cookie = cookieOf(await open(await linkOf(id))) ?? '';
    const read = () => api.send('/api/order', { headers: { cookie } });
    expect(cookieOf(await read())).toBeUndefined();
    jest.setSystemTime(Date.now() + 6 * minute);
    api.secrets['links-again'] = api.secrets[process.env.LINKS_SECRET_ID ?? ''] ?? '';
    const { send } = table;
    table.send = (command) => {
      process.env.LINKS_SECRET_ID = 'links-again';
      return send(command);
    };
    const renewed = await read();
    table.send = send;
    expect(cookieOf(renewed)).toMatch(/^__Host-order=./);
  });

  it('has no work before the payment', async () => {
    const id = await openOrder();
    const data = await pageOf(id);
    expect(data).toMatchObject({ id, status: 'created' });
    expect(data).not.toHaveProperty('work');
  });

  it('ends the work once everything is refunded, and says so', async () => {
    const { id, call } = await bought();
    const { refunds } = await refund(id);
    razorpay.settleRefund(refunds[0]?.id ?? '', 'processed');
    await deliver('refund.processed', refunds[0]?.id ?? '');
    await follow();
    const { data } = await call('GET /order', {});
    expect(data).toMatchObject({ status: 'refunded', refunds: [{ status: 'processed' }] });
    expect(data.work).toMatchObject({ refundSteps: [{ phase: 'refunding' }, { phase: 'refunded' }] });
    await expect(submitDetails(call)).rejects.toMatchObject({ status: 409 });
  });

  it('hides the owner’s call notes and file keys', async () => {
    const { id, call } = await bought();
    await submitDetails(call);
    const body = { kind: 'call', text: 'He was rude.' } as const;
    const { data: opened } = await api.owner('POST /admin/work/{id}/entries', { path: { id }, body });
    expect(opened.work?.entries).toMatchObject([{ kind: 'brief' }, { kind: 'call', text: 'He was rude.' }]);
    const { data } = await call('GET /order', {});
    expect(data.work?.entries.map(({ kind }) => kind)).toEqual(['brief']);
    const keys = [...api.s3.objects.keys()];
    expect(keys).toHaveLength(1);
    expect(JSON.stringify([data, opened])).not.toContain(keys[0]);
  });
});

describe('PUT /order/brief', () => {
  it('saves details as they’re typed, until they’re submitted', async () => {
    const { id, call } = await bought();
    await call('PUT /order/brief', { body: { targetRole: 'Data an' } });
    await call('PUT /order/brief', { body: { targetRole: 'Data analyst', years: '8' } });
    const { data } = await call('GET /order', {});
    expect(data.work).toMatchObject({ brief: { targetRole: 'Data analyst', years: '8' }, version: 0 });
    await submitDetails(call);
    expect(await storedWork(id)).not.toHaveProperty('brief');
  });

  it('is rejected if no work has started', async () => {
    const id = await openOrder();
    const call = await buyerOf(id);
    await expect(call('PUT /order/brief', { body: {} })).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /order/entries', () => {
  it('stores the version of the form’s notice, and doesn’t return it', async () => {
    const { id, call } = await bought();
    const body = { kind: 'message', text: 'Hello.', noticeVersion } as const;
    const { work } = (await call('POST /order/entries', { body })).data;
    expect(work?.entries[0]).not.toHaveProperty('noticeVersion');
    expect((await storedWork(id))?.entries).toEqual([expect.objectContaining({ noticeVersion })]);
  });

  it.each([
    ['2026-11-23T23:59:00+05:30', '2026-11-28T18:29:00.000Z'],
    ['2026-11-24T00:01:00+05:30', '2026-11-29T18:29:00.000Z'],
  ])('makes work on details sent at %s due by %s', async (sent, due) => {
    const { id } = await bought();
    jest.setSystemTime(Date.parse(sent));
    const { work } = (await submitDetails(await buyerOf(id))).data;
    expect(work && workStateOf(work)).toMatchObject({ turn: 'us', due });
  });

  it('turns a pasted CV into a file, and asks for what’s missing', async () => {
    const { call } = await bought();
    await expect(submitDetails(call, { cv: '' })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'brief.cv', message: expect.stringContaining('your current CV') }],
    });
    await expect(submitDetails(call, { targetRole: undefined })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'brief.targetRole' }],
    });
    expect(api.s3.objects.size).toBe(0);
    const { work } = (await submitDetails(call)).data;
    const [entry] = work?.entries ?? [];
    expect(entry).toMatchObject({ brief: { targetRole: 'Data analyst' }, file: { type: 'txt' } });
    expect(entry?.brief).not.toHaveProperty('cv');
    expect([...api.s3.objects.values()].map(String)).toEqual([completeBrief.cv]);
  });

  it('adds repeats once, and rejects a different entry with the same key', async () => {
    const { call } = await bought();
    const body = { kind: 'message', text: 'Hello.' } as const;
    const first = await call('POST /order/entries', { body, idempotencyKey: 'one' });
    const again = await call('POST /order/entries', { body, idempotencyKey: 'one' });
    expect(again.data).toEqual(first.data);
    const other = call('POST /order/entries', { body: { ...body, text: 'Bye.' }, idempotencyKey: 'one' });
    await expect(other).rejects.toMatchObject({ status: 409 });
  });

  it('approves a draft once', async () => {
    const { id, call } = await bought();
    await submitDetails(call);
    await sendDraft(id, 'Resume');
    const body = { kind: 'approval', document: 'Resume', version: 1 } as const;
    const attempts = Array.from({ length: 5 }, () =>
      call('POST /order/entries', { body, idempotencyKey: key(), ifMatch: 2 }),
    );
    for (const { data } of await Promise.all(attempts))
      expect(data.work?.entries.filter(({ kind }) => kind === 'approval')).toHaveLength(1);
  });

  it('is rejected if the order has changed since', async () => {
    const { id, call } = await bought();
    await submitDetails(call);
    const question = { kind: 'question', text: 'Which city?' } as const;
    await api.owner('POST /admin/work/{id}/entries', { path: { id }, body: question, ifMatch: 1 });
    const body = { kind: 'message', text: 'Hello?' } as const;
    await expect(call('POST /order/entries', { body, ifMatch: 1 })).rejects.toMatchObject({ status: 412 });
    await call('POST /order/entries', { body, ifMatch: 2 });
  });

  it('accepts one of two concurrent entries', async () => {
    const { call } = await bought();
    const write = (text: string) =>
      call('POST /order/entries', { body: { kind: 'message', text }, idempotencyKey: key(), ifMatch: 0 });
    const ends = await Promise.allSettled([write('One.'), write('Two.')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } });
  });

  it('rejects impossible entries with an explanation', async () => {
    const { call } = await bought();
    const body = { kind: 'approval', document: 'Resume', version: 1 } as const;
    await expect(call('POST /order/entries', { body })).rejects.toMatchObject({
      status: 409,
      message: 'There’s no draft 1 of the Resume.',
    });
  });

  it('accepts no more than an order has room for, but always an approval', async () => {
    const { id, call } = await bought();
    await submitDetails(call);
    const write = () => call('POST /order/entries', { body: { kind: 'message', text: 'अ'.repeat(4000) } });
    let error: unknown;
    for (let n = 0; n < 20 && !error; n++)
      error = await write().then(
        () => undefined,
        (reason) => reason,
      );
    expect(error).toMatchObject({ status: 409, message: expect.stringContaining('can’t add more') });
    await sendDraft(id, 'Resume');
    const body = { kind: 'approval', document: 'Resume', version: 1 } as const;
    const { work } = (await call('POST /order/entries', { body })).data;
    expect(work && workStateOf(work).waiting).toBe('approved');
    expect(Buffer.byteLength(JSON.stringify(work?.entries))).toBeLessThan(150_000);
  });

  it('can’t open another order', async () => {
    const { call } = await bought();
    const other = await bought();
    await call('POST /order/entries', { body: { kind: 'message', text: 'Mine.' } });
    expect((await other.call('GET /order', {})).data.work?.entries).toEqual([]);
    await expect(api.visitor('GET /order', {})).rejects.toMatchObject({ status: 401 });
    await expect(
      api.visitor('POST /order/entries', { body: { kind: 'message', text: 'Whose?' } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
