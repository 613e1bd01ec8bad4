import type { OfferInput } from '#shared/domain/coaching/offer.ts';
import { startApi } from '../../support/api.ts';
import { monday, setClock } from '../../support/clock.ts';
import { coachingOffers, eveningHours, offerOf } from '../../support/coaching/sales.ts';
import { describeRefusals } from '../../support/hostile-bodies.ts';

let daysRead = 0;
const api = startApi({
  around: async (_, act, partition) => {
    const answer = await act();
    if (partition === 'COACH_DAY') daysRead += (answer as { Items?: unknown[] }).Items?.length ?? 0;
    return answer;
  },
});
const { addMember, addCoach, addOffer, setHours, listed } = coachingOffers(api, { hours: eveningHours });

beforeEach(() => setClock(monday));

const all = async () => (await api.owner('GET /admin/coaching/offers', {})).data;

const wrong: [string, object, string][] = [
  ['no title', { title: undefined }, 'title'],
  ['a title of only spaces', { title: ' \u200b ' }, 'title'],
  ['a title that’s too long', { title: 'A'.repeat(101) }, 'title'],
  ['no description', { description: '' }, 'description'],
  ['no sessions', { sessions: 0 }, 'sessions'],
  ['21 sessions', { sessions: 21 }, 'sessions'],
  ['half a session', { sessions: 1.5 }, 'sessions'],
  ['sessions as text', { sessions: '4' }, 'sessions'],
  ['14 minutes', { minutes: 14 }, 'minutes'],
  ['241 minutes', { minutes: 241 }, 'minutes'],
  ['a price of 0', { rupees: 0 }, 'rupees'],
  ['a price that’s too high', { rupees: 500_001 }, 'rupees'],
  ['no coach', { coachId: undefined }, 'coachId'],
  ['a coach who isn’t in the team', { coachId: 'unknown' }, 'coachId'],
  ['a place that’s too long', { place: 'A'.repeat(501) }, 'place'],
  ['hidden as text', { isHidden: 'yes' }, 'isHidden'],
];

describe('POST /admin/coaching/offers', () => {
  it('adds an offer, which is listed last', async () => {
    const { id: coachId } = await addCoach();
    const body = offerOf(coachId, { title: 'Career hour' });
    const { data } = await api.owner('POST /admin/coaching/offers', { body });
    const first = { ...body, id: data.id, createdAt: '2026-11-23T06:30:00.000Z', version: 1 };
    expect(data).toEqual(first);
    setClock(monday + 1);
    await addOffer({ coachId, title: 'Package', sessions: 4 });
    expect((await all()).map(({ title }) => title)).toEqual(['Career hour', 'Package']);
    expect((await listed()).map(({ title }) => title)).toEqual(['Career hour', 'Package']);
  });

  it('adds an offer once for the same Idempotency-Key', async () => {
    const { id: coachId } = await addCoach();
    const call = { body: offerOf(coachId), idempotencyKey: 'once' };
    const first = await api.owner('POST /admin/coaching/offers', call);
    const again = await api.owner('POST /admin/coaching/offers', call);
    expect(again.data).toEqual(first.data);
    expect(await all()).toHaveLength(1);
    const other = { ...call, body: offerOf(coachId, { title: 'Other' }) };
    await expect(api.owner('POST /admin/coaching/offers', other)).rejects.toMatchObject({ status: 409 });
  });

  it.each(wrong)('refuses %s', async (_, values, field) => {
    const { id: coachId } = await addCoach();
    const body = { ...offerOf(coachId), ...values } as OfferInput;
    await expect(api.owner('POST /admin/coaching/offers', { body })).rejects.toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
    expect(await all()).toEqual([]);
  });

  it('refuses an eleventh coach, but not another offer of the tenth', async () => {
    const coaches: string[] = [];
    for (let n = 0; n < 10; n++) {
      const { id } = await addMember({ name: `Coach ${n}` });
      coaches.push(id);
      await addOffer({ coachId: id });
    }
    const eleventh = (await addMember()).id;
    await expect(addOffer({ coachId: eleventh })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'coachId', message: 'Up to 10 people can be coaches.' }],
    });
    await addOffer({ coachId: coaches[9] ?? '' });
    expect(await all()).toHaveLength(11);
  });

  it('adds no more than 30 offers', async () => {
    const { id } = await addMember();
    for (let n = 0; n < 30; n++) await addOffer({ coachId: id });
    await expect(addOffer({ coachId: id })).rejects.toMatchObject({
      status: 409,
      message: 'There can be up to 30 offers.',
    });
  });

  it('stores nothing while the table can’t be reached', async () => {
    const { id } = await addMember();
    api.failOn('PutItem');
    await expect(addOffer({ coachId: id })).rejects.toMatchObject({ status: 500 });
    api.recover();
    expect(await all()).toEqual([]);
  });

  it('is only for the owner', async () => {
    const body = offerOf('coach');
    await expect(api.visitor('POST /admin/coaching/offers', { body })).rejects.toMatchObject({ status: 401 });
  });
});

describeRefusals(api, ['POST /admin/coaching/offers', 'PUT /admin/coaching/offers/{id}']);

describe('GET /admin/coaching/offers', () => {
  it('lists hidden offers too, with the place and the version', async () => {
    const { id: coachId } = await addCoach();
    await addOffer({ coachId, place: 'https://meet.example/career', isHidden: true });
    expect(await all()).toMatchObject([
      { isHidden: true, place: 'https://meet.example/career', version: 1, coachId },
    ]);
    await expect(api.visitor('GET /admin/coaching/offers', {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('PUT /admin/coaching/offers/{id}', () => {
  const put = (id: string, body: OfferInput, ifMatch?: number) =>
    api.owner('PUT /admin/coaching/offers/{id}', {
      path: { id },
      body,
      ...(ifMatch !== undefined && { ifMatch }),
    });

  it('replaces every field, and removes missing optional fields', async () => {
    const [{ id: coachId }, { id: other }] = [await addCoach(), await addMember({ name: 'Arjun Sen' })];
    const { id } = await addOffer({ coachId, isHidden: true });
    const body: OfferInput = {
      ...{ title: 'Package', description: 'Four hours.', sessions: 4, minutes: 45, rupees: 7999 },
      coachId: other,
    };
    const { data } = await put(id, body, 1);
    expect(data).toEqual({
      ...{ ...body, id, version: 2 },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
    expect(await all()).toEqual([data]);
  });

  it('hides an offer from visitors, and shows it again', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await put(id, offerOf(coachId, { isHidden: true }));
    expect(await listed()).toEqual([]);
    await put(id, offerOf(coachId));
    expect(await listed()).toHaveLength(1);
  });

  it('refuses a version that isn’t the latest, and an unknown offer', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await put(id, offerOf(coachId, { title: 'Theirs' }), 1);
    await expect(put(id, offerOf(coachId, { title: 'Mine' }), 1)).rejects.toMatchObject({
      status: 412,
      message: 'This offer has changed since you opened it. Reload it before you save.',
    });
    expect(await all()).toMatchObject([{ title: 'Theirs', version: 2 }]);
    await expect(put('unknown', offerOf(coachId))).rejects.toMatchObject({ status: 404 });
  });

  it.each(wrong)('refuses %s', async (_, values, field) => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await expect(put(id, { ...offerOf(coachId), ...values } as OfferInput)).rejects.toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
    expect(await all()).toMatchObject([{ ...offerOf(coachId), version: 1 }]);
  });

  it('lets the tenth coach’s only offer pass to someone else', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n++)
      ids.push((await addOffer({ coachId: (await addMember({ name: `Coach ${n}` })).id })).id);
    const { id: coachId } = await addMember({ name: 'Arjun Sen' });
    expect((await put(ids[9] ?? '', offerOf(coachId))).data.coachId).toBe(coachId);
  });

  it('changes nothing while the table can’t be reached', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId, title: 'Career hour' });
    api.failOn('UpdateItem', undefined, 0, 'OFFER');
    await expect(put(id, offerOf(coachId, { title: 'New' }))).rejects.toMatchObject({ status: 500 });
    api.recover();
    expect(await all()).toMatchObject([{ title: 'Career hour', version: 1 }]);
  });
});

describe('DELETE /admin/coaching/offers/{id}', () => {
  const remove = (id: string) => api.owner('DELETE /admin/coaching/offers/{id}', { path: { id } });

  it('deletes an offer, and nothing is left once the pages are refreshed', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await remove(id);
    expect(await listed()).toEqual([]);
    await expect(remove(id)).rejects.toMatchObject({ status: 404 });
    process.env.DISTRIBUTION_ID = 'E2EXAMPLE';
    for (let minutes = 1; minutes <= 3; minutes++) {
      setClock(monday + minutes * 60_000);
      await api.runSchedule('refreshPages');
    }
    delete process.env.DISTRIBUTION_ID;
    expect(await api.rows('OFFER')).toEqual([]);
    expect(api.invalidations.flatMap(({ paths }) => paths)).toContain('/services');
  });

  it('is only for the owner', async () => {
    const { id: coachId } = await addCoach();
    const path = { id: (await addOffer({ coachId })).id };
    const removing = api.visitor('DELETE /admin/coaching/offers/{id}', { path });
    await expect(removing).rejects.toMatchObject({ status: 401 });
    expect(await all()).toHaveLength(1);
  });

  it('fails while the table can’t be reached, and keeps the offer', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    api.failOn('PutItem', undefined, 0, 'OFFER');
    await expect(remove(id)).rejects.toMatchObject({ status: 500 });
    api.recover();
    expect(await all()).toHaveLength(1);
  });
});

describe('GET /coaching/offers', () => {
  it('has what visitors see: the next three times, but no place, hours or anything personal', async () => {
    const { id: coachId, name } = await addCoach();
    const { id } = await addOffer({ coachId });
    const { place: _, isHidden: _hidden, ...shown } = offerOf(coachId);
    expect(await listed()).toEqual([
      {
        ...{ ...shown, id, coach: name },
        // From 48 hours after Monday noon.
        times: ['2026-11-25T12:30:00.000Z', '2026-11-25T13:00:00.000Z', '2026-11-25T13:30:00.000Z'],
      },
    ]);
  });

  it('leaves out booked times and their breaks, and never says for whom they are', async () => {
    const { id: coachId } = await addCoach();
    await addOffer({ coachId });
    const span = { start: '2026-11-25T12:30:00.000Z', end: '2026-11-25T13:30:00.000Z', of: 'order_secret' };
    await api.put({ pk: 'COACH_DAY', sk: `${coachId}#2026-11-25`, coachId, sessions: { booking_1: span } });
    const [offer] = await listed();
    expect(offer?.times[0]).toBe('2026-11-25T14:00:00.000Z');
    expect(JSON.stringify(offer)).not.toMatch(/order_secret|booking_1/);
  });

  it('gives the first day after the booking window if no time is free, or nothing at all', async () => {
    const { id: coachId } = await addCoach();
    await addOffer({ coachId });
    const blocked = Array.from({ length: 31 }, (_, day) => ({
      date: new Date(monday + day * 86_400_000).toISOString().slice(0, 10),
      ...{ from: '00:00', to: '24:00' },
    }));
    await setHours(coachId, { blocked });
    expect(await listed()).toMatchObject([{ times: [], firstDay: '2026-12-24' }]);
    await setHours(coachId, { weekly: [] });
    const [offer] = await listed();
    expect(offer).toMatchObject({ times: [] });
    expect(offer).not.toHaveProperty('firstDay');
  });

  it('may be cached for a minute', async () => {
    const { headers } = await api.send('/api/coaching/offers');
    expect(headers.get('cache-control')).toMatch(/s-maxage=60$/);
  });

  const callsOf = async () => {
    api.uses.length = 0;
    daysRead = 0;
    expect(await listed()).toHaveLength(2);
    return api.uses.map(({ action, index, partition }) => [action, index ?? partition]).toSorted();
  };

  it('makes the same calls with one booking and with 10,000, and reads 32 days at most', async () => {
    const { id: coachId } = await addCoach();
    await addOffer({ coachId });
    await addOffer({ coachId, title: 'Package', sessions: 4 });
    const fill = async (day: number, count: number) => {
      const date = new Date(monday + day * 86_400_000).toISOString().slice(0, 10);
      const sessions = Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `b${n}`,
          { start: `${date}T0${n % 9}:00:00.000Z`, end: `${date}T0${n % 9}:30:00.000Z`, of: `order_${n}` },
        ]),
      );
      await api.put({ pk: 'COACH_DAY', sk: `${coachId}#${date}`, coachId, sessions });
    };
    await fill(3, 1);
    const few = await callsOf();
    for (let day = -100; day < 400; day++) await fill(day, 20);
    expect(await callsOf()).toEqual(few);
    expect(few.filter(([, partition]) => partition === 'COACH_DAY')).toEqual([['Query', 'COACH_DAY']]);
    expect(daysRead).toBe(32);
  });
});
