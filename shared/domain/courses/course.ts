import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line, optionalLine, paragraphs, timestamp } from '../text/fields.ts';
import { grouped } from '../text/text.ts';

const isDate = (text: string) =>
  text === '' ||
  (/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    isDay(text.slice(0, 10)));

// V8 takes 30 February for 2 March.
const isDay = (text: string) => new Date(text).toJSON()?.startsWith(text) ?? false;

/** A course as its owner writes it. */
export const CourseInput = z.object({
  title: line('Title', limits.course.title),
  description: paragraphs('Description', limits.course.description),
  /** Rupees; 0 is a course whose price is told on request. */
  price: z.number('Price must be a number of rupees.').check(
    z.gte(0, 'Price cannot be below 0.'),
    z.refine((rupees) => rupees <= 0 || rupees >= 0.01, 'Price can be 0, or one paisa and more.'),
    z.lte(limits.course.rupees, `Price can be ${grouped(limits.course.rupees)} rupees at most.`),
  ),
  /** `YYYY-MM-DD`, or a full ISO 8601 time. */
  startDate: z.optional(
    z
      .string('Start date must be text.')
      .check(
        z.trim(),
        z.maxLength(limits.course.startDate),
        z.refine(isDate, 'Enter the start date as YYYY-MM-DD.'),
      ),
  ),
  duration: optionalLine('Duration', limits.course.duration),
  timings: optionalLine('Timings', limits.course.timings),
  /** Its page offers to pay for a place, besides asking for one; it does not unless said. */
  payOnline: z.optional(z.boolean('Pay online must be true or false.')),
});
export type CourseInput = z.output<typeof CourseInput>;

/** A course as the API returns it. `price` in rupees. */
export const Course = z.extend(CourseInput, {
  id: z.string(),
  createdAt: timestamp,
  /** The time of its last change; none where it never changed, or not since that was noted. */
  updatedAt: z.optional(timestamp),
  /** Counts its changes, so that two editors notice each other. */
  version: z.int(),
});
export type Course = z.output<typeof Course>;
