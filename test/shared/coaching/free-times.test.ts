import type { Availability } from '#shared/domain/coaching/availability.ts';
import { freeTimes } from '#shared/domain/coaching/free-times.ts';
import { usualAvailability } from '#shared/domain/coaching/usual-availability.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';

// Friday, 20 November 2026, 12:00 noon IST.
const friday = Date.UTC(2026, 10, 20, 6, 30);
const hourMs = 60 * 60_000;

const monday = { weekday: 1, from: '10:00', to: '12:00' };

const free = (
  values: Partial<Availability>,
  {
    holidays = [] as string[],
    taken = [] as { start: string; end: string }[],
    minutes = 60,
    now = friday,
  } = {},
) =>
  freeTimes(
    { availability: { ...usualAvailability, daysAhead: 7, ...values }, holidays, taken },
    minutes,
    now,
  ).map((time) => formatDateTime(time).replace('\u00a0', ' '));

describe('the free times of a coach', () => {
  it('are on the half hours of the weekly hours, if the session ends within them', () => {
    expect(free({ weekly: [monday] })).toEqual([
      '23 Nov 2026, 10:00 am',
      '23 Nov 2026, 10:30 am',
      '23 Nov 2026, 11:00 am',
    ]);
    expect(free({ weekly: [monday] }, { minutes: 121 })).toEqual([]);
    expect(free({ weekly: [monday] }, { minutes: 120 })).toEqual(['23 Nov 2026, 10:00 am']);
  });

  it('keep the notice to the second', () => {
    const tenOnMonday = Date.UTC(2026, 10, 23, 4, 30);
    expect(free({ weekly: [monday] }, { now: tenOnMonday - 48 * hourMs })[0]).toBe('23 Nov 2026, 10:00 am');
    expect(free({ weekly: [monday] }, { now: tenOnMonday - 48 * hourMs + 1000 })[0]).toBe(
      '23 Nov 2026, 10:30 am',
    );
  });

  it('end with the last day ahead', () => {
    expect(free({ weekly: [monday], daysAhead: 2 })).toEqual([]);
    expect(free({ weekly: [monday], daysAhead: 3 })).toHaveLength(3);
  });

  it('leave out holidays on which the coach doesn’t work', () => {
    const holidays = ['2026-11-23'];
    expect(free({ weekly: [monday] }, { holidays })).toEqual([]);
    expect(free({ weekly: [monday], worksOn: holidays }, { holidays })).toHaveLength(3);
  });

  it('leave out blocked times', () => {
    const blocked = [{ date: '2026-11-23', from: '10:45', to: '11:00' }];
    expect(free({ weekly: [monday], blocked })).toEqual(['23 Nov 2026, 11:00 am']);
  });

  it('leave a break before and after every other session', () => {
    const day = { weekday: 1, from: '09:00', to: '15:00' };
    const taken = [{ start: '2026-11-23T06:00:00.000Z', end: '2026-11-23T07:00:00.000Z' }];
    expect(free({ weekly: [day], bufferMinutes: 30 }, { taken })).toEqual([
      '23 Nov 2026, 9:00 am',
      '23 Nov 2026, 9:30 am',
      '23 Nov 2026, 10:00 am',
      '23 Nov 2026, 1:00 pm',
      '23 Nov 2026, 1:30 pm',
      '23 Nov 2026, 2:00 pm',
    ]);
  });

  it('are listed once if weekly hours overlap', () => {
    const both = [monday, { weekday: 1, from: '11:00', to: '13:00' }];
    expect(free({ weekly: both })).toEqual([
      '23 Nov 2026, 10:00 am',
      '23 Nov 2026, 10:30 am',
      '23 Nov 2026, 11:00 am',
      '23 Nov 2026, 11:30 am',
      '23 Nov 2026, 12:00 pm',
    ]);
  });

  it('reach midnight, and exist on 29 February', () => {
    const late = { weekday: 2, from: '23:00', to: '24:00' };
    expect(free({ weekly: [late] }, { now: Date.UTC(2028, 1, 26) })).toEqual(['29 Feb 2028, 11:00 pm']);
  });
});
