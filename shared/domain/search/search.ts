import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { line } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** The limit for items, and separately for customers. */
export const maxResults = 20;

export const ItemKind = z.enum(['enquiry', 'order', 'payment-link', 'review', 'member']);
export type ItemKind = z.output<typeof ItemKind>;

export const SearchInput = z.object({ text: line('Text', limits.person.email) });

export const FoundItem = z.object({
  kind: ItemKind,
  id: z.string(),
  title: z.string(),
  who: z.string(),
  /** A ticket number, a receipt number, or the order number if there's no receipt yet. */
  number: z.optional(z.string()),
  at: timestamp,
  isSuspected: z.optional(z.boolean()),
});
export type FoundItem = z.output<typeof FoundItem>;

export const FoundCustomer = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  count: wholeNumber,
  latest: FoundItem,
  isSuspected: z.optional(z.boolean()),
});
export type FoundCustomer = z.output<typeof FoundCustomer>;

export const SearchResult = z.object({
  things: z.array(FoundItem),
  customers: z.array(FoundCustomer),
  isMore: z.boolean(),
});
export type SearchResult = z.output<typeof SearchResult>;
