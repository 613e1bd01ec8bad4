import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { HistoryEntry } from '../enquiries/enquiry.ts';
import { EmailState, EmailTemplateName } from '../mail/mail.ts';
import { email } from '../text/contact-fields.ts';
import { timestamp } from '../time/timestamp.ts';
import { WorkEntry } from '../work/work-entry.ts';
import { FoundItem, ItemKind } from './search.ts';

export const customerPageSize = 30;

export const CustomerInput = z.object({
  email,
  next: z.optional(
    z
      .string('Next must be text.')
      .check(z.regex(/^[\dTZ:.-]{20,30}#[a-z-]{1,20}#[\w-]{1,80}$/, 'Next isn’t a valid cursor.')),
  ),
});
export type CustomerInput = z.output<typeof CustomerInput>;

export const CustomerEventKind = z.enum([
  'asked',
  'complained',
  ...HistoryEntry.def.shape.kind.options.map((kind) => `enquiry ${kind}` as const),
  'ordered',
  'paid',
  'refunded',
  ...WorkEntry.def.shape.kind.options.map((kind) => `work ${kind}` as const),
  'reviewed',
  'payment requested',
  'link withdrawn',
  'mailed',
]);
export type CustomerEventKind = z.output<typeof CustomerEventKind>;

export const CustomerEvent = z.object({
  at: timestamp,
  what: CustomerEventKind,
  thing: z.object({ kind: ItemKind, id: z.string(), title: z.string(), number: z.optional(z.string()) }),
  text: z.optional(z.string()),
  by: z.optional(z.enum(['buyer', 'us'])),
  paise: z.optional(wholeNumber),
  template: z.optional(EmailTemplateName),
  outcome: z.optional(EmailState.def.shape.outcome),
  isReturned: z.optional(z.boolean()),
});
export type CustomerEvent = z.output<typeof CustomerEvent>;

export const Customer = z.object({
  email: z.string(),
  /** The name from the latest item that has one. */
  name: z.string(),
  /** Newest first. */
  phones: z.array(z.string()),
  /** The latest enquiry, which the owner can reply to. */
  enquiryId: z.optional(z.string()),
  /** Newest first. */
  line: z.array(CustomerEvent),
  /** Items that have the same phone number, but a different email address or none. */
  possibleMatches: z.array(z.extend(FoundItem, { email: z.optional(z.string()) })),
  next: z.optional(z.string()),
});
export type Customer = z.output<typeof Customer>;
