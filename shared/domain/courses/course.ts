import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { startDay } from '../classes/class-start.ts';
import { limits } from '../limits/limits.ts';
import { line, optionalLine, optionalLines, paragraphs } from '../text/fields.ts';
import { grouped } from '../text/text.ts';
import { dayMs } from '../time/india-time.ts';
import { timestamp } from '../time/timestamp.ts';
import { courseCategories } from './categories.ts';
import { certificationIds } from './certifications.ts';

const isDate = (text: string) =>
  text === '' ||
  (/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    isDay(text.slice(0, 10)));

// V8 reads 30 February as 2 March, so the result has to be compared with the text.
const isDay = (text: string) => new Date(text).toJSON()?.startsWith(text) ?? false;

// Limited to this century, because a time zone offset could turn the year 9999 into 10000.
const classTime = (label: string) =>
  z.string(`${label} must be an ISO 8601 time.`).check(
    z.maxLength(limits.course.startDate, { error: `${label} is too long.`, abort: true }),
    z.iso.datetime({
      offset: true,
      error: `${label} must be an ISO 8601 time with a time zone.`,
      abort: true,
    }),
    z.regex(/^20/, { error: `${label} must be in this century.`, abort: true }),
    z.overwrite((text) => new Date(text).toISOString()),
  );

const FirstClass = z
  .object(
    { start: classTime('The start of the first class'), end: classTime('The end of the first class') },
    'Enter both a start and an end for the first class.',
  )
  .check(
    z.refine(({ start, end }) => start < end && Date.parse(end) - Date.parse(start) <= dayMs, {
      error: 'The first class must end within 24 hours after it starts.',
      path: ['end'],
    }),
  );

const fields = z.object({
  title: line('Title', limits.course.title),
  description: paragraphs('Description', limits.course.description),
  learn: optionalLines('What you’ll learn', limits.course.lines, limits.course.line),
  included: optionalLines('What’s included', limits.course.lines, limits.course.line),
  /** In rupees. 0 means that the price is on request. */
  price: z.number('Price must be an amount in rupees.').check(
    z.gte(0, 'Price can’t be below 0.'),
    z.refine((rupees) => rupees <= 0 || rupees >= 0.01, 'Price must be 0, or at least one paisa.'),
    z.lte(limits.course.rupees, {
      error: () => `Price can’t be more than ${grouped(limits.course.rupees)} rupees.`,
    }),
  ),
  /** `YYYY-MM-DD` or an ISO 8601 time. Can be empty. */
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
  payOnline: z.optional(z.boolean('Pay online must be true or false.')),
  /** The certification whose page shows this batch. */
  certification: z.optional(
    z.enum(certificationIds, 'Certification must be one of the listed certifications.'),
  ),
  /** The id of a person in the team. */
  instructorId: z.optional(
    z
      .string('Instructor must be the id of a person in the team.')
      .check(z.regex(/^[\w-]{1,100}$/, 'Instructor must be the id of a person in the team.')),
  ),
  category: z.optional(z.enum(courseCategories, 'Category must be one of the listed categories.')),
  firstClass: z.optional(FirstClass),
  weeks: z.optional(
    z
      .int('Weeks must be a whole number.')
      .check(
        z.gte(1, 'Weeks must be at least 1.'),
        z.lte(limits.course.weeks, `Weeks can’t be more than ${limits.course.weeks}.`),
      ),
  ),
  /** A hidden course isn't listed on the site and has no page. Buyers keep their seats. */
  isHidden: z.optional(z.boolean('Hidden must be true or false.')),
  /** True if the owner has stopped seat sales and requests, even if there are seats left. */
  isFull: z.optional(z.boolean('Full must be true or false.')),
  /** Missing if seats aren't limited. */
  seats: z.optional(
    z
      .int('Total seats must be a whole number.')
      .check(
        z.gte(0, 'Total seats can’t be below 0.'),
        z.lte(limits.course.seats, `Total seats can’t be more than ${limits.course.seats}.`),
      ),
  ),
});

export const CourseInput = fields.check(
  z.refine(({ startDate, firstClass }) => !firstClass || startDay(firstClass.start) === startDay(startDate), {
    error: 'The first class must be on the start date (IST).',
    path: ['firstClass', 'start'],
  }),
);
export type CourseInput = z.output<typeof CourseInput>;

export const Course = z.extend(fields, {
  id: z.string(),
  seatsLeft: z.optional(wholeNumber),
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  /** The number of changes so far, used for optimistic locking. */
  version: wholeNumber,
});
export type Course = z.output<typeof Course>;

export const AdminCourse = z.extend(Course, {
  /** The number of paid orders that didn't get a seat and haven't been dismissed from Today. */
  overbooked: z.optional(wholeNumber),
});
export type AdminCourse = z.output<typeof AdminCourse>;
