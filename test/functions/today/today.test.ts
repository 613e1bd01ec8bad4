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

const none = { count: 0, isMore: false };
const one = { count: 1, isMore: false };

describe('GET /admin/today', () => {
  // A Friday.
  beforeEach(() => at('2026-11-20T12:00:00+05:30'));

  it('says nothing is due where nothing is, and what is left to set up', async () => {
    expect(await today()).toEqual({
      date: '2026-11-20',
      rows: [],
      counts: { enquiries: none, work: none, orders: none, reviews: none, mail: none, classes: none },
      late: none,
      dueToday: none,
      fresh: none,
      setUp: [
        { step: 'razorpay_key', isDone: true },
        { step: 'webhook', isDone: false },
        { step: 'mail_domain', isDone: false },
        { step: 'second_factor', isDone: false },
        { step: 'sample_values', isDone: false },
      ],
    });
  });

  it('takes the samples for replaced once every field has the company’s own', async () => {
    const isReplaced = async () => (await today()).setUp.find(({ step }) => step === 'sample_values')?.isDone;
    replaceLegal(ownBrand.legal);
    expect(await isReplaced()).toBe(false);
    replaceBrand();
    expect(await isReplaced()).toBe(true);
  });

  it('shows an enquiry with its latest time until it is answered, and never what looks like spam', async () => {
    const { id } = (await api.visitor('POST /enquiries', { body: courseEnquiry })).data;
    const body = { ...certificationEnquiry, remark: 'Filled in by a machine.' };
    await api.visitor('POST /enquiries/certification', { body });
    const { rows, counts, fresh, next } = await today();
    expect(rows).toEqual([
      expect.objectContaining({
        reason: 'enquiry',
        id,
        due: '2026-11-24T06:30:00.000Z',
        who: courseEnquiry.name,
      }),
    ]);
    expect([counts.enquiries, fresh, next]).toEqual([one, one, '2026-11-24T06:30:00.000Z']);

    at('2026-11-24T09:00:00+05:30');
    expect(await today()).toMatchObject({ late: none, dueToday: one, fresh: none });
    at('2026-11-24T13:00:00+05:30');
    expect(await today()).toMatchObject({ late: one, dueToday: none });
    const act = { kind: 'call', isReached: true, seen: 0 } as const;
    await api.owner('POST /admin/enquiries/{id}/acts', { path: { id }, body: act, idempotencyKey: 'call' });
    expect((await today()).rows).toEqual([]);
  });
});

describe('each reason', () => {
  beforeEach(() => at('2026-11-20T12:00:00+05:30'));

  it('of a reservation: somebody wants a place, until the time of every reply, which minds holidays', async () => {
    const body = { ...courseEnquiry, wants: 'place', batchStart: '2026-12-05' } as const;
    const { id } = (await api.visitor('POST /enquiries', { body })).data;
    expect(await today()).toMatchObject({
      rows: [{ reason: 'place', id, what: courseEnquiry.courseTitle, due: '2026-11-24T06:30:00.000Z' }],
      counts: { enquiries: one },
    });
  });

  it('of a number to call back: somebody wants a call, until the time of every reply', async () => {
    const { id } = (await api.visitor('POST /callbacks', { body: callback })).data;
    expect(await today()).toMatchObject({
      rows: [{ reason: 'callback', id, phone: '+919822012345', due: '2026-11-24T06:30:00.000Z' }],
      counts: { enquiries: one },
    });
  });

  it('of an enquiry: a day to call again, shown from that day on, until it is closed', async () => {
    const { id } = (await api.visitor('POST /enquiries', { body: courseEnquiry })).data;
    const path = { id };
    const body = { kind: 'call', isReached: true, callOn: '2026-11-25', seen: 0 } as const;
    await api.owner('POST /admin/enquiries/{id}/acts', { path, body, idempotencyKey: 'call' });
    expect(await today()).toMatchObject({ rows: [], next: '2026-11-25T18:29:00.000Z' });
    at('2026-11-25T00:00:00+05:30');
    expect(await today()).toMatchObject({
      rows: [{ reason: 'follow_up', id, due: '2026-11-25T18:29:00.000Z' }],
      dueToday: one,
    });
    const close = { kind: 'close', outcome: 'not_now', why: 'No time.', seen: 1 } as const;
    await api.owner('POST /admin/enquiries/{id}/acts', {
      path,
      body: close,
      idempotencyKey: 'close',
    });
    expect(await today()).toMatchObject({ rows: [], counts: { enquiries: none } });
  });

  it('of a review: until it is approved or deleted; one that looks like spam waits once it is none', async () => {
    const { id } = (await api.visitor('POST /reviews', { body: review, idempotencyKey: 'one' })).data;
    expect(await today()).toMatchObject({
      rows: [{ reason: 'review', id, what: `${review.rating} stars` }],
      counts: { reviews: one },
    });
    await api.owner('PATCH /reviews/{id}/toggle', { path: { id } });
    expect((await today()).rows).toEqual([]);

    const body = { ...review, remark: 'Filled in by a machine.' };
    await api.visitor('POST /reviews', { body, idempotencyKey: 'two' });
    expect((await today()).rows).toEqual([]);
    const [spam] = (await api.owner('GET /reviews/admin', { query: { suspected: 'true' } })).data;
    await api.owner('POST /admin/reviews/{id}/not-spam', { path: { id: spam?.id ?? '' } });
    expect(await today()).toMatchObject({ rows: [{ reason: 'review', id: spam?.id }] });
    await api.owner('DELETE /reviews/{id}', { path: { id: spam?.id ?? '' } });
    expect(await today()).toMatchObject({ rows: [], counts: { reviews: none } });
  });

  it('of a class: from a week before it until its joining details are named', async () => {
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

  it('of an enquiry minds a holiday that is named after it came', async () => {
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    await api.owner('PUT /admin/settings', { body: { holidays: ['2026-11-23'], templates: [] }, ifMatch: 0 });
    expect((await today()).rows).toMatchObject([{ due: '2026-11-25T06:30:00.000Z' }]);
  });
});

describe('the cost of Today', () => {
  it.each([100, 3000])(
    'is the same reads with %i enquiries, and its counts say when there are more',
    async (many) => {
      at('2026-11-20T12:00:00+05:30');
      await api.visitor('POST /enquiries', { body: courseEnquiry });
      const [stored] = await api.rows('ENQUIRY');
      const put = (n: number) => {
        const id = `${String(stored?.id)}-${n}`;
        return api.put({ ...stored, sk: id, id, gsi5sk: `${String(stored?.gsi5sk)}-${n}` });
      };
      for (let n = 1; n < many; n++) await put(n);
      api.uses.length = 0;
      const { rows, counts } = (await api.owner('GET /admin/today', {})).data;
      expect([rows.length, counts.enquiries]).toEqual([100, { count: 99, isMore: true }]);
      const reads = api.uses.filter(
        ({ lambda, action }) => lambda === 'getToday' && action !== 'GetSecretValue',
      );
      expect(reads.map(({ action, index, partition }) => [action, index ?? partition]).toSorted()).toEqual([
        ['GetItem', 'SETTINGS'],
        ['GetItem', 'SETTINGS'],
        ['Query', 'gsi1'],
        ['Query', 'gsi3'],
        ['Query', 'gsi5'],
      ]);
    },
  );
});
