import type { Parameters } from '#shared/api/client.ts';
import { pmpClaims } from '#shared/brand.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { callback, certificationEnquiry, courseEnquiry, pmpCourse, review } from '../../support/entries.ts';
import { ownBrand, replaceBrand, replaceLegal } from '../../support/own-brand.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });
startRazorpay(api);

const at = (time: string) => setClock(Date.parse(time));

const today = async () => (await api.owner('GET /admin/today', {})).data;

const enquire = async (values: object = {}) =>
  (await api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...values } })).data.id;
const addReview = async (idempotencyKey: string, values: object = {}) =>
  (await api.visitor('POST /reviews', { body: { ...review, ...values }, idempotencyKey })).data.id;
const complain = async () => {
  const { name, email, message } = certificationEnquiry;
  return (await api.visitor('POST /complaints', { body: { name, email, message } })).data.id;
};
const act = (id: string, body: Parameters<'POST /admin/enquiries/{id}/history'>['body']) =>
  api.owner('POST /admin/enquiries/{id}/history', { path: { id }, body });

const none = { count: 0, isMore: false };
const one = { count: 1, isMore: false };

describe('GET /admin/today', () => {
  beforeEach(() => at('2026-11-20T12:00:00+05:30'));

  it('lists what has the same deadline in the order it came', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Visitor ${n}`);
    for (const [n, name] of names.entries()) {
      setClock(Date.parse('2026-11-21T23:00:00+05:30') + n * 60_000);
      await api.visitor('POST /enquiries', { body: { ...courseEnquiry, name } });
    }
    const { data } = await api.owner('GET /admin/today', {});
    expect(data.rows.map(({ who }) => who)).toEqual(names);
  });

  it('says that nothing is due, and what’s left to set up', async () => {
    expect(await today()).toEqual({
      date: '2026-11-20',
      rows: [],
      kinds: { money: none, complaints: none, work: none, enquiries: none, reviews: none },
      counts: { enquiries: none, work: none, orders: none, reviews: none, mail: none, classes: none },
      late: none,
      dueToday: none,
      fresh: none,
      newest: [],
      holidays: [],
      setUp: [
        { step: 'razorpay_key', isDone: true },
        { step: 'webhook', isDone: false },
        { step: 'mail_domain', isDone: false },
        { step: 'second_factor', isDone: false },
        {
          step: 'sample_values',
          isDone: false,
          fields: expect.arrayContaining(['legal.name', 'pmpClaims.jobListings.source.date']),
        },
      ],
    });
  });

  it('counts the samples as replaced once every field has the company’s own value', async () => {
    const samples = async () => (await today()).setUp.find(({ step }) => step === 'sample_values');
    replaceLegal(ownBrand.legal);
    expect(await samples()).toMatchObject({ isDone: false });
    replaceBrand();
    expect(await samples()).toEqual({ step: 'sample_values', isDone: true });
    jest.replaceProperty(pmpClaims.salaries, 'currency', '');
    expect(await samples()).toMatchObject({ isDone: false, fields: ['pmpClaims.salaries.currency'] });
  });

  it('shows an enquiry with its deadline until it’s answered, and never suspected spam', async () => {
    const id = await enquire();
    const body = { ...certificationEnquiry, remark: 'Filled in by a machine.' };
    await api.visitor('POST /enquiries/certification', { body });
    const { rows, counts, fresh, next } = await today();
    expect(rows).toEqual([
      {
        ...{ kind: 'enquiries', reason: 'enquiry', id, what: courseEnquiry.courseTitle },
        ...{ since: '2026-11-20T06:30:00.000Z', due: '2026-11-24T06:30:00.000Z' },
        ...{ who: courseEnquiry.name, email: courseEnquiry.email, phone: '+919876543210' },
        text: courseEnquiry.message,
      },
    ]);
    expect([counts.enquiries, fresh, next]).toEqual([one, one, '2026-11-24T06:30:00.000Z']);

    at('2026-11-24T09:00:00+05:30');
    expect(await today()).toMatchObject({ late: none, dueToday: one, fresh: none });
    at('2026-11-24T13:00:00+05:30');
    expect(await today()).toMatchObject({ late: one, dueToday: none });
    await act(id, { kind: 'call', isReached: true, seen: 0 });
    expect((await today()).rows).toEqual([]);
  });
});

describe('each reason', () => {
  beforeEach(() => at('2026-11-20T12:00:00+05:30'));

  it('of a seat request: a seat is wanted, by the usual reply deadline, which skips holidays', async () => {
    const id = await enquire({ wants: 'seat', batchStart: '2026-12-05' });
    expect(await today()).toMatchObject({
      rows: [{ reason: 'seat', id, what: courseEnquiry.courseTitle, due: '2026-11-24T06:30:00.000Z' }],
      counts: { enquiries: one },
    });
  });

  it('of a callback: a call is wanted, by the usual reply deadline', async () => {
    const { id } = (await api.visitor('POST /callbacks', { body: callback })).data;
    expect(await today()).toMatchObject({
      rows: [{ reason: 'callback', id, phone: '+919822012345', due: '2026-11-24T06:30:00.000Z' }],
      counts: { enquiries: one },
    });
  });

  it('of an enquiry: a day to call again, from then until it’s closed', async () => {
    const id = await enquire();
    await act(id, { kind: 'call', isReached: true, callOn: '2026-11-25', seen: 0 });
    expect(await today()).toMatchObject({ rows: [], next: '2026-11-25T18:29:00.000Z' });
    at('2026-11-25T00:00:00+05:30');
    expect(await today()).toMatchObject({
      rows: [{ reason: 'follow_up', id, due: '2026-11-25T18:29:00.000Z' }],
      dueToday: one,
    });
    await act(id, { kind: 'close', outcome: 'not_now', why: 'No time.', seen: 1 });
    expect(await today()).toMatchObject({ rows: [], counts: { enquiries: none } });
  });

  it('of a review: until it’s approved or deleted; suspected spam once it’s moved back', async () => {
    const id = await addReview('one');
    expect(await today()).toMatchObject({
      rows: [{ reason: 'review', id, what: `${review.rating} stars` }],
      counts: { reviews: one },
    });
    await api.owner('PATCH /reviews/{id}/toggle', { path: { id } });
    expect((await today()).rows).toEqual([]);

    await addReview('two', { remark: 'Filled in by a machine.' });
    expect((await today()).rows).toEqual([]);
    const [spam] = (await api.owner('GET /reviews/admin', { query: { suspected: 'true' } })).data;
    await api.owner('POST /admin/reviews/{id}/not-spam', { path: { id: spam?.id ?? '' } });
    expect(await today()).toMatchObject({ rows: [{ reason: 'review', id: spam?.id }] });
    await api.owner('DELETE /reviews/{id}', { path: { id: spam?.id ?? '' } });
    expect(await today()).toMatchObject({ rows: [], counts: { reviews: none } });
  });

  it('of a class: from a week before it until it has joining details', async () => {
    const body = { ...pmpCourse, startDate: '2026-12-01' };
    const { id } = (await api.owner('POST /courses', { body })).data;
    expect((await today()).rows).toEqual([]);
    at('2026-11-24T00:00:00+05:30');
    expect(await today()).toMatchObject({
      rows: [{ reason: 'class', id, due: '2026-11-30T18:29:00.000Z' }],
      counts: { classes: one },
    });
    const joining = { joining: 'https://meet.example/pmp' };
    await api.owner('PUT /admin/courses/{id}/class', { path: { id }, body: joining, ifMatch: 0 });
    expect(await today()).toMatchObject({ rows: [], counts: { classes: none } });
  });

  it('of an enquiry skips a holiday added after it arrived', async () => {
    await enquire();
    await api.owner('PUT /admin/settings', { body: { holidays: ['2026-11-23'], templates: [] }, ifMatch: 0 });
    expect((await today()).rows).toMatchObject([{ due: '2026-11-25T06:30:00.000Z' }]);
  });
});

describe('an unanswered call', () => {
  const call = { kind: 'call', isReached: false, callOn: '2026-11-21', why: 'No answer', seen: 0 } as const;
  const toAnswer = async () =>
    (await api.owner('GET /admin/enquiries', { query: { segment: 'to-answer' } })).data.map(({ id }) => id);

  it('is due on the day of the next call, in Today and in the list to answer', async () => {
    at('2026-11-20T12:00:00+05:30');
    const { id } = (await api.visitor('POST /callbacks', { body: callback })).data;
    at('2026-11-20T12:01:00+05:30');
    const later = await enquire();
    expect([await toAnswer(), (await today()).counts.enquiries.count]).toEqual([[id, later], 2]);
    await act(id, call);
    expect((await today()).rows.map((row) => row.id)).toEqual([later]);
    expect([await toAnswer(), (await today()).counts.enquiries.count]).toEqual([[later], 1]);
    at('2026-11-21T09:00:00+05:30');
    expect((await today()).rows).toMatchObject([
      { id, reason: 'follow_up', due: '2026-11-21T18:29:00.000Z' },
      { id: later },
    ]);
    expect([await toAnswer(), (await today()).counts.enquiries.count]).toEqual([[id, later], 2]);
  });

  it('never delays a complaint beyond the legal month', async () => {
    at('2026-11-20T12:00:00+05:30');
    const id = await complain();
    await act(id, { kind: 'follow_up', callOn: '2027-01-15', seen: 0 });
    expect([await toAnswer(), (await today()).rows]).toEqual([[], []]);
    at('2026-12-20T09:00:00+05:30');
    expect(await today()).toMatchObject({
      rows: [{ id, kind: 'complaints', reason: 'complaint', due: '2026-12-20T18:29:00.000Z' }],
      kinds: { complaints: one },
    });
    expect(await toAnswer()).toEqual([id]);
  });
});

describe('a reply that isn’t sent yet', () => {
  it('removes its enquiry from every count of due items', async () => {
    at('2026-11-20T12:00:00+05:30');
    const id = await enquire();
    const reply = { text: 'Yes, on Saturdays.', seen: 0 };
    await api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: reply });
    const { rows, counts, kinds } = await today();
    expect([rows, counts.enquiries, kinds.enquiries]).toEqual([[], none, none]);
    const query = { segment: 'to-answer' } as const;
    expect((await api.owner('GET /admin/enquiries', { query })).data).toEqual([]);
  });
});

describe('the cost of Today', () => {
  const fill = async (partition: 'ENQUIRY' | 'REVIEW', many: number) => {
    const [stored] = await api.rows(partition);
    for (let n = 1; n < many; n++) {
      const id = `${String(stored?.id)}-${String(n).padStart(4, '0')}`;
      await api.put({
        ...stored,
        sk: id,
        id,
        gsi5sk: `${String(stored?.gsi5sk)}-${String(n).padStart(4, '0')}`,
      });
    }
  };
  const setUp = async (many: number) => {
    at('2026-11-20T12:00:00+05:30');
    await enquire();
    await fill('ENQUIRY', many);
    at('2026-11-20T13:00:00+05:30');
    await addReview('one');
    await complain();
  };

  it.each([
    [9, 9, 9, false],
    [200, 10, 200, false],
    [201, 10, 200, true],
    [400, 10, 200, true],
  ])(
    'is the same number of reads with %i enquiries, of which it shows %i and counts %i',
    async (many, shown, count, isMore) => {
      await setUp(many);
      api.uses.length = 0;
      const { rows, counts, kinds } = await today();
      expect(rows.map(({ kind }) => kind)).toEqual([
        'complaints',
        ...Array.from({ length: shown }, () => 'enquiries'),
        'reviews',
      ]);
      expect(kinds).toEqual({
        ...{ money: none, complaints: one, work: none },
        ...{ enquiries: { count, isMore }, reviews: one },
      });
      expect(counts).toMatchObject({
        enquiries: { count: Math.min(count + 1, 200), isMore: isMore || count === 200 },
        reviews: one,
      });
      const reads = api.uses.filter(
        ({ lambda, action }) => lambda === 'getToday' && action !== 'GetSecretValue',
      );
      expect(reads.map(({ action, index, partition }) => [action, index ?? partition]).toSorted()).toEqual([
        ['GetItem', 'SECOND_FACTOR'],
        ['GetItem', 'SETTINGS'],
        ['Query', 'SEATS'],
        ['Query', 'gsi1'],
        ['Query', 'gsi1'],
        ['Query', 'gsi3'],
        ...Array.from({ length: 5 }, () => ['Query', 'gsi5']),
      ]);
    },
  );
});

describe('GET /admin/today/rows', () => {
  it('lists only what’s due of one kind, page by page', async () => {
    at('2026-11-20T12:00:00+05:30');
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      at(`2026-11-20T12:0${n}:00+05:30`);
      ids.push(await enquire());
    }
    await addReview('one');
    const found: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = { kind: 'enquiries', limit: 2, ...(cursor && { cursor }) } as const;
      const page: { data: { id: string; kind: string }[]; next?: string | undefined } = await api.owner(
        'GET /admin/today/rows',
        { query },
      );
      expect(page.data.every(({ kind }) => kind === 'enquiries')).toBe(true);
      found.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    }
    expect(found).toEqual(ids);
    const reviews = await api.owner('GET /admin/today/rows', { query: { kind: 'reviews' } });
    expect(reviews.data).toMatchObject([{ kind: 'reviews', reason: 'review' }]);
  });

  it('lists a class without joining details once, among the work', async () => {
    at('2026-11-24T12:00:00+05:30');
    const { id } = (await api.owner('POST /courses', { body: { ...pmpCourse, startDate: '2026-12-01' } }))
      .data;
    const { data } = await api.owner('GET /admin/today/rows', { query: { kind: 'work' } });
    expect(data).toMatchObject([{ id, kind: 'work', reason: 'class' }]);
    for (const kind of ['money', 'complaints'] as const)
      expect((await api.owner('GET /admin/today/rows', { query: { kind } })).data).toEqual([]);
  });

  it('rejects an unknown kind', async () => {
    const query = { kind: 'gossip' } as never;
    await expect(api.owner('GET /admin/today/rows', { query })).rejects.toMatchObject({ status: 400 });
  });
});
