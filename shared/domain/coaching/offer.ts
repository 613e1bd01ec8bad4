import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { line, optionalLine, paragraphs } from '../text/fields.ts';
import { grouped } from '../text/text.ts';
import { timestamp } from '../time/timestamp.ts';

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

export const Offer = z.extend(z.omit(OfferInput, { place: true, isHidden: true }), { id: z.string() });
export type Offer = z.output<typeof Offer>;

export const AdminOffer = z.extend(OfferInput, {
  id: z.string(),
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  /** The number of changes so far, used for optimistic locking. */
  version: wholeNumber,
});
export type AdminOffer = z.output<typeof AdminOffer>;
