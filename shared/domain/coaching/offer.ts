import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { CourseOrderInput } from '../orders/order-input.ts';
import { line, optionalLine, paragraphs } from '../text/fields.ts';
import { grouped } from '../text/text.ts';
import { givenTime, timestamp } from '../time/timestamp.ts';

const between = (label: string, least: number, most: number) =>
  z
    .int(`${label} must be a whole number.`)
    .check(
      z.gte(least, `${label} must be at least ${least}.`),
      z.lte(most, { error: () => `${label} can be up to ${grouped(most)}.` }),
    );

export const OfferInput = z.object({
  title: line('Title', limits.coaching.title),
  description: paragraphs('Description', limits.coaching.description),
  /** 1, or the number of sessions in a package. */
  sessions: between('Sessions', 1, limits.coaching.sessions),
  minutes: between('Minutes', 15, limits.coaching.minutes),
  rupees: between('Price', 1, limits.coaching.rupees),
  coachId: line('Coach', limits.coaching.id),
  /** An address, or a link to join. Only buyers see it. */
  place: optionalLine('Place or link', limits.coaching.place),
  isHidden: z.optional(z.boolean('Hidden must be true or false.')),
});
export type OfferInput = z.output<typeof OfferInput>;

/** What visitors see. */
export const Offer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sessions: wholeNumber,
  minutes: wholeNumber,
  rupees: wholeNumber,
  coachId: z.string(),
  coach: z.string(),
  /** Starts of the next free times, earliest first, up to `shownTimes`. */
  times: z.array(timestamp),
  /** Set if there's no free time: the first day (`YYYY-MM-DD`) after the booking window on which the coach works. */
  firstDay: z.optional(z.iso.date()),
});
export type Offer = z.output<typeof Offer>;

export const AdminOffer = z.extend(OfferInput, {
  id: z.string(),
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  /** The number of changes so far, used for optimistic locking. */
  version: wholeNumber,
});
export type AdminOffer = z.output<typeof AdminOffer>;

/** Like an order for a course, with the time that the buyer has picked. The time holds nothing until it's paid. */
export const CoachingOrderInput = z.extend(CourseOrderInput, {
  start: z.optional(givenTime),
});
