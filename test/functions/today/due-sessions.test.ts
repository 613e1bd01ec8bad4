import { attributesOf, type Entry } from '#functions/platform/outbox/entries.ts';
import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { coachingSales, eveningHours, everyDay } from '../../support/coaching/sales.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { addCoach, addOffer, buy, setHours } = coachingSales(api, razorpay, {
  hours: eveningHours,
  offer: { place: 'https://meet.example/career' },
  order: { name: 'Rekha Nair', mobile: '+919876543210' },
});

const at = (time: string) => setClock(Date.parse(`${time}+05:30`));
const iso = (time: string) => new Date(`${time}+05:30`).toISOString();

// A Monday. The first session that can be booked is on Wednesday evening.
beforeEach(() => at('2026-11-23T10:00:00'));

const today = async () => (await api.owner('GET /admin/today', {})).data;
const allWork = async () =>
  (await api.owner('GET /admin/today/rows', { query: { kind: 'work' } })).data.map(({ id }) => id);

const buyOffer = async (offer: AdminOffer, details: object = {}) => {
  const { id } = await buy(offer, details);
  await api.runSchedule('followOrders');
  return id;
};

const count = (number: number) => ({ count: number, isMore: false });

const thursday = (time: string) => iso(`2026-11-26T${time}`);

/** An item's emails would be sent first. */
async function dropEmails(id: string): Promise<void> {
  const row = (await api.row('WORK', id)) as { outbox: Entry[] } & Record<string, unknown>;
  await api.put({ ...row, ...attributesOf(row.outbox.filter(({ kind }) => kind !== 'MAIL')) });
}

const aPackage = { title: 'Career package', sessions: 4, rupees: 7999 };

describe('a session', () => {
  it('is listed from the midnight before it until the end of the day after it, and is never late', async () => {
    const { id: coachId } = await addCoach();
    const id = await buyOffer(await addOffer({ coachId }), { start: thursday('19:00:00') });
    at('2026-11-25T23:59:59');
    expect((await today()).rows).toEqual([]);

    at('2026-11-26T00:00:00');
    const row = {
      ...{ kind: 'work', reason: 'session', id, who: 'Rekha Nair', phone: '+919876543210' },
      what: 'Coaching',
      due: thursday('19:00:00'),
      session: {
        booking: expect.any(String),
        start: thursday('19:00:00'),
        end: thursday('20:00:00'),
        number: 'Coaching',
        place: 'https://meet.example/career',
      },
    };
    expect(await today()).toMatchObject({
      ...{ rows: [row], late: count(0), dueToday: count(1) },
      ...{ counts: { work: count(1) }, kinds: { work: count(1) } },
    });

    at('2026-11-26T22:00:00');
    expect(await today()).toMatchObject({ rows: [row], late: count(0), dueToday: count(1) });
    at('2026-11-27T10:00:00');
    expect(await today()).toMatchObject({ rows: [row], late: count(0), dueToday: count(0) });
    at('2026-11-28T00:00:00');
    expect(await today()).toMatchObject({ rows: [], late: count(0) });
  });

  it('is a separate row, in order of time, even if others are of the same order', async () => {
    const { id: coachId } = await addCoach();
    const [single, several] = [await addOffer({ coachId }), await addOffer({ coachId, ...aPackage })];
    const early = await buyOffer(several, { start: thursday('18:00:00') });
    const middle = await buyOffer(single, { start: thursday('19:15:00') }).catch(() => undefined);
    expect(middle).toBeUndefined();
    const between = await buyOffer(single, { start: thursday('19:30:00'), name: 'Imran Shaikh' });
    await api.owner('POST /admin/work/{id}/bookings', {
      path: { id: early },
      body: { start: thursday('22:00:00') },
    });
    at('2026-11-26T09:00:00');
    const { rows, counts, dueToday } = await today();
    expect(rows.map(({ id, what, due, more }) => ({ id, what, due, more }))).toEqual([
      { id: early, what: 'Coaching 1 of 4', due: thursday('18:00:00') },
      { id: between, what: 'Coaching', due: thursday('19:30:00') },
      { id: early, what: 'Coaching 2 of 4', due: thursday('22:00:00') },
    ]);
    expect([counts.work, dueToday]).toEqual([count(3), count(3)]);
    expect(await allWork()).toEqual([early, between, early]);
  });

  it('leaves the index the day after, so that past sessions never crowd out what’s due', async () => {
    const { id: coachId } = await addCoach();
    const id = await buyOffer(await addOffer({ coachId }), { start: thursday('19:00:00') });
    expect((await api.row('WORK', id))?.gsi5pk).toBe('DUE_WORK');
    for (const time of ['2026-11-25T10:00:00', '2026-11-26T20:00:00', '2026-11-27T23:59:00']) {
      at(time);
      await api.runSchedule('finishBookings');
      await dropEmails(id);
      await api.runSchedule('remindOfWork');
    }
    const row = await api.row('WORK', id);
    expect(row).not.toHaveProperty('gsi5pk');
    expect(row?.gsi2sk).toMatch(/^finished#/);
  });
});

describe('a package of which nothing is booked', () => {
  it('is listed after 14 days, until something is booked', async () => {
    const { id: coachId } = await addCoach();
    const id = await buyOffer(await addOffer({ coachId, ...aPackage }));
    at('2026-12-07T09:59:59');
    expect((await today()).rows).toEqual([]);
    at('2026-12-07T10:00:00');
    expect((await today()).rows).toMatchObject([{ reason: 'unbooked', id, what: 'Coaching, 4 sessions' }]);
    await api.owner('POST /admin/work/{id}/bookings', {
      path: { id },
      body: { start: iso('2026-12-10T18:00:00') },
    });
    expect((await today()).rows).toEqual([]);
  });
});

describe('a booked session outside the coach’s hours', () => {
  const moved = async () => (await today()).rows.filter(({ reason }) => reason === 'session_move');

  it('is listed once the hours change, and stays booked', async () => {
    const { id: coachId } = await addCoach();
    const id = await buyOffer(await addOffer({ coachId }), { start: thursday('19:00:00') });
    expect(await moved()).toEqual([]);
    await setHours(coachId, { weekly: [{ weekday: 4, from: '18:00', to: '19:30' }] }, 1);
    expect(await moved()).toMatchObject([
      {
        ...{ kind: 'work', id, who: 'Rekha Nair', phone: '+919876543210', what: 'Coaching' },
        ...{ due: thursday('19:00:00'), session: { start: thursday('19:00:00') } },
      },
    ]);
    expect(await today()).toMatchObject({ late: count(0), counts: { work: count(1) } });
    expect(await allWork()).toEqual([id]);
    const { data } = await api.owner('GET /admin/work/{id}', { path: { id } });
    expect(data.work?.entries.at(-1)?.booking).toMatchObject({ kind: 'booked' });

    await setHours(coachId, {}, 2);
    expect(await moved()).toEqual([]);
  });

  it('is listed on a holiday, unless the coach works then, and after a blocked time is added', async () => {
    const { id: coachId } = await addCoach();
    const id = await buyOffer(await addOffer({ coachId }), { start: thursday('19:00:00') });
    const { version } = (await api.owner('GET /admin/settings', {})).data;
    const body = { holidays: ['2026-11-26'], templates: [] };
    await api.owner('PUT /admin/settings', { body, ifMatch: version });
    expect(await moved()).toMatchObject([{ id }]);
    await setHours(coachId, { worksOn: ['2026-11-26'] }, 1);
    expect(await moved()).toEqual([]);
    const blocked = [{ date: '2026-11-26', from: '19:45', to: '24:00' }];
    await setHours(coachId, { worksOn: ['2026-11-26'], blocked }, 2);
    expect(await moved()).toMatchObject([{ id }]);
    at('2026-11-26T19:00:00');
    expect(await moved()).toEqual([]);
  });

  it('isn’t listed if the owner booked it, or moved it there', async () => {
    const { id: coachId } = await addCoach();
    const id = await buyOffer(await addOffer({ coachId, ...aPackage }), { start: thursday('19:00:00') });
    const book = (start: string, replaces?: string) =>
      api.owner('POST /admin/work/{id}/bookings', {
        path: { id },
        body: { start, ...(replaces && { replaces }) },
      });
    await book(iso('2026-11-29T07:00:00'));
    expect(await moved()).toEqual([]);
    await setHours(coachId, { weekly: [] }, 1);
    const [row] = await moved();
    expect(row).toMatchObject({ id, session: { number: 'Coaching 1 of 4' } });
    await book(thursday('08:00:00'), row?.session?.booking);
    expect(await moved()).toEqual([]);
  });

  it('is listed for the first twenty orders, so that the number of reads stays small', async () => {
    const { id: coachId } = await addCoach();
    const offer = await addOffer({ coachId, minutes: 15 });
    await setHours(coachId, { weekly: everyDay('08:00', '22:00') }, 1);
    for (let n = 0; n < 26; n++) {
      pass(minute);
      await buyOffer(offer, {
        start: new Date(Date.parse(thursday('08:00:00')) + n * 30 * minute).toISOString(),
      });
    }
    await setHours(coachId, { weekly: [] }, 2);
    expect(await moved()).toHaveLength(10);
    expect((await today()).kinds.work).toEqual(count(20));
  });
});
