import * as z from 'zod/mini';
import { startDay } from '../classes/class-start.ts';
import { limits } from '../limits/limits.ts';
import { line, optionalLine, paragraphs } from '../text/fields.ts';
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

// V8 takes 30 February for 2 March.
const isDay = (text: string) => new Date(text).toJSON()?.startsWith(text) ?? false;

// A year of this century: with any four digits, a change of zone could make five of them.
const classTime = (label: string) =>
  z.string(`${label} must be a time in ISO 8601.`).check(
    z.maxLength(limits.course.startDate, { error: `${label} is too long.`, abort: true }),
    z.iso.datetime({
      offset: true,
      error: `${label} must be a time in ISO 8601, with its zone.`,
      abort: true,
    }),
    z.regex(/^20/, { error: `${label} must be in this century.`, abort: true }),
    z.overwrite((text) => new Date(text).toISOString()),
  );

/** The first class of a batch: when it starts and ends, in ISO 8601 UTC. */
const FirstClass = z
  .object(
    { start: classTime('The start of the first class'), end: classTime('The end of the first class') },
    'The first class has a start and an end.',
  )
  .check(
    z.refine(({ start, end }) => start < end && Date.parse(end) - Date.parse(start) <= dayMs, {
      error: 'The first class ends after its start, within a day.',
      path: ['end'],
    }),
  );

const fields = z.object({
  title: line('Title', limits.course.title),
  description: paragraphs('Description', limits.course.description),
  /** Rupees; 0 is a course whose price is told on request. */
  price: z.number('Price must be a number of rupees.').check(
    z.gte(0, 'Price cannot be below 0.'),
    z.refine((rupees) => rupees <= 0 || rupees >= 0.01, 'Price can be 0, or one paisa and more.'),
    z.lte(limits.course.rupees, {
      error: () => `Price can be ${grouped(limits.course.rupees)} rupees at most.`,
    }),
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
  /** The course's page also takes payments for a place; not unless this is true. */
  payOnline: z.optional(z.boolean('Pay online must be true or false.')),
  /** The certification that the course prepares for, and whose page shows the batch. */
  certification: z.optional(
    z.enum(certificationIds, 'Certification must be one that the site has a page for.'),
  ),
  teacher: optionalLine('Teacher', limits.course.teacher),
  category: z.optional(z.enum(courseCategories, 'Category must be one of the list.')),
  /** The first class is on the day of `startDate`. */
  firstClass: z.optional(FirstClass),
  weeks: z.optional(
    z
      .int('Weeks must be a whole number.')
      .check(
        z.gte(1, 'Weeks can be 1 or more.'),
        z.lte(limits.course.weeks, `Weeks can be ${limits.course.weeks} at most.`),
      ),
  ),
  /** The lists and pages of the site leave the course out. Buyers of a place keep the place. */
  isHidden: z.optional(z.boolean('Hidden must be true or false.')),
  /** No further place can be bought or reserved. */
  isFull: z.optional(z.boolean('Full must be true or false.')),
  /** Seats in all; missing if the owner doesn't count them. */
  seats: z.optional(
    z
      .int('Seats in all must be a whole number.')
      .check(
        z.gte(0, 'Seats in all can be 0 or more.'),
        z.lte(limits.course.seats, `Seats in all can be ${limits.course.seats} at most.`),
      ),
  ),
});

/** A course as its owner writes it. */
export const CourseInput = fields.check(
  z.refine(({ startDate, firstClass }) => !firstClass || startDay(firstClass.start) === startDay(startDate), {
    error: 'The first class is on the start date, as India counts days.',
    path: ['firstClass', 'start'],
  }),
);
export type CourseInput = z.output<typeof CourseInput>;

/** A course as the API returns it. `price` in rupees. */
export const Course = z.extend(fields, {
  id: z.string(),
  /** The seats that can still be sold; missing if the owner doesn't count them. */
  seatsLeft: z.optional(z.int()),
  createdAt: timestamp,
  /** The time of the last change; missing on a course that never changed. */
  updatedAt: z.optional(timestamp),
  /** The number of changes, by which two editors notice each other. */
  version: z.int(),
});
export type Course = z.output<typeof Course>;

/** A course as the owner reads it. */
export const AdminCourse = z.extend(Course, {
  /** How many paid orders found no seat left, until the owner takes it out of Today. */
  overbooked: z.optional(z.int()),
});
export type AdminCourse = z.output<typeof AdminCourse>;
