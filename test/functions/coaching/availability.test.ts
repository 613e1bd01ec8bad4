import type { AvailabilityInput } from '#shared/domain/coaching/availability.ts';
import { startApi } from '../../support/api.ts';
import { monday, setClock } from '../../support/clock.ts';
import { coachingOffers, eveningHours } from '../../support/coaching/sales.ts';
import { describeRefusals } from '../../support/hostile-bodies.ts';

const api = startApi();
const { addMember, addOffer, setHours, listed } = coachingOffers(api);

beforeEach(() => setClock(monday));

const hoursOf = async (coachId: string) =>
  (await api.owner('GET /admin/coaching/availability/{coachId}', { path: { coachId } })).data;

describe('GET /admin/coaching/availability/{coachId}', () => {
  it('returns no hours and the usual rules before anything is saved', async () => {
    expect(await hoursOf((await addMember()).id)).toEqual({
      ...{ weekly: [], blocked: [], worksOn: [] },
      ...{ bufferMinutes: 15, noticeHours: 48, daysAhead: 30, version: 0 },
    });
  });

  it('is only for the owner', async () => {
    const reading = api.visitor('GET /admin/coaching/availability/{coachId}', { path: { coachId: 'coach' } });
    await expect(reading).rejects.toMatchObject({ status: 401 });
  });

  it('fails while the table can’t be reached', async () => {
    const { id } = await addMember();
    await hoursOf(id);
    api.failOn('GetItem', undefined, 0, 'AVAILABILITY');
    await expect(hoursOf(id)).rejects.toMatchObject({ status: 500 });
  });
});

describe('PUT /admin/coaching/availability/{coachId}', () => {
  it('replaces everything, and visitors are offered the new times', async () => {
    const { id } = await addMember();
    await addOffer({ coachId: id });
    expect(await listed()).toMatchObject([{ times: [] }]);
    const input: AvailabilityInput = {
      weekly: [
        { weekday: 0, from: '00:00', to: '24:00' },
        { weekday: 3, from: '19:00', to: '20:00' },
      ],
      blocked: [{ date: '2026-11-29', from: '08:00', to: '09:30' }],
      worksOn: ['2027-01-26'],
      ...{ bufferMinutes: 0, noticeHours: 24, daysAhead: 7 },
    };
    expect((await setHours(id, input)).data).toEqual({ ...input, version: 1 });
    expect(await hoursOf(id)).toEqual({ ...input, version: 1 });
    const [offer] = await listed();
    expect(offer?.times[0]).toBe('2026-11-25T13:30:00.000Z');
    expect((await setHours(id, { weekly: [] }, 1)).data).toMatchObject({ weekly: [], version: 2 });
    expect(await listed()).toMatchObject([{ times: [] }]);
  });

  it('refuses a version that isn’t the latest, starting with the first save', async () => {
    const { id } = await addMember();
    await setHours(id, {}, 0);
    for (const version of [0, 2])
      await expect(setHours(id, { weekly: [] }, version)).rejects.toMatchObject({
        status: 412,
        message: 'These hours have changed since you opened them. Reload them before you save.',
      });
    expect(await hoursOf(id)).toEqual({ ...eveningHours, version: 1 });
  });

  it('refuses someone who isn’t in the team', async () => {
    await expect(setHours('unknown')).rejects.toMatchObject({ status: 404 });
    expect(await api.rows('AVAILABILITY')).toEqual([]);
  });

  const past = 'The end must be later on the same day than the start.';
  const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
  it.each<[string, object, string]>([
    ['hours past midnight', { weekly: [{ weekday: 1, from: '22:00', to: '02:00' }] }, past],
    ['hours that end when they start', { weekly: [{ weekday: 1, from: '22:00', to: '22:00' }] }, past],
    ['a blocked time past midnight', { blocked: [{ date: '2026-12-05', from: '22:00', to: '01:00' }] }, past],
    [
      'a time that doesn’t exist',
      { weekly: [{ weekday: 1, from: '18:00', to: '25:00' }] },
      'A time must be between 00:00 and 24:00.',
    ],
    [
      'an eighth weekday',
      { weekly: [{ weekday: 7, from: '18:00', to: '21:00' }] },
      'The weekday must be 0 (Sunday) to 6.',
    ],
    [
      'a day that doesn’t exist',
      { blocked: [{ date: '2026-02-30', from: '08:00', to: '09:00' }] },
      'A blocked day must be a date such as 2026-12-05.',
    ],
    ['a working holiday as text', { worksOn: ['Diwali'] }, 'A day must be a date such as 2026-01-26.'],
    [
      'a break of 121 minutes',
      { bufferMinutes: 121 },
      'The break between sessions can be up to 120 minutes.',
    ],
    ['a notice of 721 hours', { noticeHours: 721 }, 'The earliest notice can be up to 720 hours.'],
    ['no days ahead', { daysAhead: 0 }, 'Bookings must be open for at least 1 day.'],
    ['91 days ahead', { daysAhead: 91 }, 'Bookings can be open for up to 90 days.'],
    [
      '22 weekly hours',
      { weekly: many(22, { weekday: 1, from: '18:00', to: '21:00' }) },
      'You can add up to 21 weekly hours.',
    ],
    [
      '201 blocked times',
      { blocked: many(201, { date: '2026-12-05', from: '08:00', to: '09:00' }) },
      'You can block up to 200 times.',
    ],
    ['101 working holidays', { worksOn: many(101, '2026-12-25') }, 'You can add up to 100 days.'],
  ])('refuses %s', async (_, values, message) => {
    const { id } = await addMember();
    await expect(setHours(id, values)).rejects.toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ message })],
    });
    expect(await api.rows('AVAILABILITY')).toEqual([]);
  });

  it('saves nothing while the table can’t be reached', async () => {
    const { id } = await addMember();
    await setHours(id);
    api.failOn('UpdateItem', undefined, 0, 'AVAILABILITY');
    await expect(setHours(id, { weekly: [] }, 1)).rejects.toMatchObject({ status: 500 });
    api.recover();
    expect(await hoursOf(id)).toMatchObject({ version: 1 });
  });
});

describeRefusals(api, ['PUT /admin/coaching/availability/{coachId}']);
