import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** The most things, and the most people, in the answer to a search. */
export const mostFound = 20;

export const ThingKind = z.enum(['enquiry', 'order', 'payment-link', 'review']);
export type ThingKind = z.output<typeof ThingKind>;

/** A text to search for: a name, an e-mail address, a telephone number, or a number of ours. */
export const SearchInput = z.object({ text: line('Text', limits.person.email) });

/** A thing that a number names. */
export const FoundThing = z.object({
  kind: ThingKind,
  id: z.string(),
  title: z.string(),
  who: z.string(),
  /** The number that people say: a ticket, a receipt's number, or an order's number before the receipt. */
  number: z.optional(z.string()),
  at: timestamp,
  isSuspected: z.optional(z.boolean()),
});
export type FoundThing = z.output<typeof FoundThing>;

/** Somebody under whose name, address or telephone number something is stored. */
export const FoundPerson = z.object({
  name: z.string(),
  /** The e-mail address of the person; missing where only the telephone number is known. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The number of the person's things that this search found. */
  count: z.int(),
  /** The thing that came last. */
  latest: FoundThing,
  /** Everything that was found is suspected spam. */
  isSuspected: z.optional(z.boolean()),
});
export type FoundPerson = z.output<typeof FoundPerson>;

/** What a search found: 20 of each at most. */
export const SearchResult = z.object({
  things: z.array(FoundThing),
  people: z.array(FoundPerson),
  /** More was found than the answer names: a longer text finds less. */
  isMore: z.boolean(),
});
export type SearchResult = z.output<typeof SearchResult>;
