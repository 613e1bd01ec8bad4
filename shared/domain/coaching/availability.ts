import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';

const timeOfDay = z
  .string('A time is required.')
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time must be between 00:00 and 24:00.'));

const daily = { from: timeOfDay, to: timeOfDay };

/** Times of day in India. 24:00 is midnight at the end of the day. */
export type DailyHours = Record<keyof typeof daily, string>;

const endsLater = z.check<DailyHours>(({ value, issues }) => {
  if (value.from < value.to) return;
  const message = 'The end must be later on the same day than the start.';
  issues.push({ code: 'custom', path: ['to'], input: value.to, message });
});

const WeeklyHours = z
  .object({ weekday: z.int('The weekday must be 0 (Sunday) to 6.').check(z.gte(0), z.lte(6)), ...daily })
  .check(endsLater);

const BlockedHours = z
  .object({ date: z.iso.date('A blocked day must be a date such as 2026-12-05.'), ...daily })
  .check(endsLater);

export const AvailabilityInput = z.object({
  weekly: z
    .array(WeeklyHours, 'Weekly hours must be a list.')
    .check(z.maxLength(limits.coaching.weekly, `You can add up to ${limits.coaching.weekly} weekly hours.`)),
  blocked: z
    .array(BlockedHours, 'Blocked times must be a list.')
    .check(z.maxLength(limits.coaching.blocked, `You can block up to ${limits.coaching.blocked} times.`)),
  /** Holidays on which this coach works. */
  worksOn: z
    .array(z.iso.date('A day must be a date such as 2026-01-26.'), 'Working holidays must be a list of days.')
    .check(z.maxLength(limits.holidays, `You can add up to ${limits.holidays} days.`)),
  bufferMinutes: wholeNumber.check(z.lte(120, 'The break between sessions can be up to 120 minutes.')),
  noticeHours: wholeNumber.check(z.lte(720, 'The earliest notice can be up to 720 hours.')),
  daysAhead: wholeNumber.check(
    z.gte(1, 'Bookings must be open for at least 1 day.'),
    z.lte(90, 'Bookings can be open for up to 90 days.'),
  ),
});
export type AvailabilityInput = z.output<typeof AvailabilityInput>;

export const Availability = z.extend(AvailabilityInput, {
  /** The number of changes so far, used for optimistic locking. */
  version: wholeNumber,
});
export type Availability = z.output<typeof Availability>;
