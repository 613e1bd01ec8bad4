import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { coachingOffers, eveningHours, everyDay, offerOf } from '../../support/coaching/sales.ts';

const api = startApi();
const { addMember, addCoach, addOffer, setHours } = coachingOffers(api, { hours: eveningHours });

const at = (time: string) => setClock(Date.parse(`${time}+05:30`));
const iso = (time: string) => new Date(`${time}:00+05:30`).toISOString();

// A Monday.
beforeEach(() => at('2026-11-23T12:00:00'));

const timesOf = async (id: string) =>
  (await api.visitor('GET /coaching/offers/{id}/times', { path: { id } })).data;

const lock = (coachId: string, date: string, from: string, to: string) =>
  api.put({
    ...{ pk: 'COACH_DAY', sk: `${coachId}#${date}`, coachId },
    sessions: { booking_1: { start: iso(`${date}T${from}`), end: iso(`${date}T${to}`), of: 'order_secret' } },
  });

describe('GET /coaching/offers/{id}/times', () => {
  it('lists every half hour in the weekly hours, from the notice to the last day', async () => {
    const { id: coachId } = await addCoach();
    const { times } = await timesOf((await addOffer({ coachId })).id);
    expect(times.slice(0, 6)).toEqual(
      ['25T18:00', '25T18:30', '25T19:00', '25T19:30', '25T20:00', '26T18:00'].map((time) =>
        iso(`2026-11-${time}`),
      ),
    );
    expect(times.at(-1)).toBe(iso('2026-12-23T20:00'));
  });

  it('begins exactly at the notice, to the second', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    at('2026-11-23T18:00:00');
    expect((await timesOf(id)).times[0]).toBe(iso('2026-11-25T18:00'));
    at('2026-11-23T18:00:01');
    expect((await timesOf(id)).times[0]).toBe(iso('2026-11-25T18:30'));
  });

  it('leaves out times that overlap a session or its break, but keeps times that just fit', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await setHours(coachId, { weekly: everyDay('17:00', '21:00'), bufferMinutes: 30 });
    await lock(coachId, '2026-11-26', '18:30', '19:30');
    const { times } = await timesOf(id);
    expect(times.filter((time) => time >= iso('2026-11-26T00:00') && time < iso('2026-11-27T00:00'))).toEqual(
      ['17:00', '20:00'].map((time) => iso(`2026-11-26T${time}`)),
    );
  });

  it('leaves out blocked times and holidays, except those on which the coach works', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    const { version } = (await api.owner('GET /admin/settings', {})).data;
    const body = { holidays: ['2026-11-26', '2026-11-27'], templates: [] };
    await api.owner('PUT /admin/settings', { body, ifMatch: version });
    const blocked = [{ date: '2026-11-25', from: '18:30', to: '20:00' }];
    await setHours(coachId, { worksOn: ['2026-11-27'], blocked });
    const { times } = await timesOf(id);
    expect(times.slice(0, 2)).toEqual([iso('2026-11-25T20:00'), iso('2026-11-27T18:00')]);
  });

  it('keeps within one day of India, up to midnight and over the end of February', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await setHours(coachId, { weekly: everyDay('22:30', '24:00'), noticeHours: 0, daysAhead: 1 });
    at('2028-02-28T23:30:00');
    expect((await timesOf(id)).times).toEqual(['22:30', '23:00'].map((time) => iso(`2028-02-29T${time}`)));
    at('2028-02-29T22:45:00');
    expect((await timesOf(id)).times).toEqual(
      ['2028-02-29T23:00', '2028-03-01T22:30', '2028-03-01T23:00'].map(iso),
    );
  });

  it('gives the first day after the last one if no time is free', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await setHours(coachId, { weekly: [{ weekday: 1, from: '18:00', to: '19:00' }], daysAhead: 1 });
    expect(await timesOf(id)).toEqual({ times: [], firstDay: '2026-11-30' });
    await setHours(coachId, { weekly: [] });
    expect(await timesOf(id)).toEqual({ times: [] });
  });

  it('lists no times for a coach without hours, or with hours shorter than a session', async () => {
    const { id: coachId } = await addMember();
    const { id } = await addOffer({ coachId, minutes: 90 });
    expect(await timesOf(id)).toEqual({ times: [] });
    await setHours(coachId, { weekly: everyDay('18:00', '19:00') });
    expect(await timesOf(id)).toEqual({ times: [] });
  });

  it('has nothing personal, and no orders', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    await lock(coachId, '2026-11-26', '18:30', '19:30');
    const text = await (await api.send(`/api/coaching/offers/${id}/times`)).text();
    expect(text).not.toMatch(/order_secret|booking_1|meet\.example/);
  });

  it('refuses an unknown or hidden offer, and one whose coach has left', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId, isHidden: true });
    await expect(timesOf(id)).rejects.toMatchObject({ status: 404 });
    await expect(timesOf('unknown')).rejects.toMatchObject({ status: 404 });
    const body = offerOf(coachId);
    await api.owner('PUT /admin/coaching/offers/{id}', { path: { id }, body });
    expect((await timesOf(id)).times).not.toEqual([]);
  });

  it('fails while the table can’t be reached', async () => {
    const { id: coachId } = await addCoach();
    const { id } = await addOffer({ coachId });
    api.failOn('Query', undefined, 0, 'COACH_DAY');
    await expect(timesOf(id)).rejects.toMatchObject({ status: 500 });
  });
});
