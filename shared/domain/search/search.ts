import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** At most this many items, and this many people. */
export const maxResults = 20;

export const ThingKind = z.enum(['enquiry', 'order', 'payment-link', 'review']);
export type ThingKind = z.output<typeof ThingKind>;

export const SearchInput = z.object({ text: line('Text', limits.person.email) });

export const FoundThing = z.object({
  kind: ThingKind,
  id: z.string(),
  title: z.string(),
  who: z.string(),
  /** A ticket, a receipt number, or an order number before the receipt. */
  number: z.optional(z.string()),
  at: timestamp,
  isSuspected: z.optional(z.boolean()),
});
export type FoundThing = z.output<typeof FoundThing>;

/** By name, address or phone number. */
export const FoundPerson = z.object({
  name: z.string(),
  /** Missing if only the phone number is known. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Items that this search found. */
  count: z.int(),
  latest: FoundThing,
  /** Everything found is suspected spam. */
  isSuspected: z.optional(z.boolean()),
});
export type FoundPerson = z.output<typeof FoundPerson>;

/** At most `maxResults` of each. */
export const SearchResult = z.object({
  things: z.array(FoundThing),
  people: z.array(FoundPerson),
  isMore: z.boolean(),
});
export type SearchResult = z.output<typeof SearchResult>;
