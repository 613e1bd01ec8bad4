import * as z from 'zod/mini';
import { HistoryEntry } from '../enquiries/enquiry.ts';
import { EmailState, TemplateName } from '../mail/mail.ts';
import { email } from '../text/contact-fields.ts';
import { timestamp } from '../time/timestamp.ts';
import { WorkEntry } from '../work/work-entry.ts';
import { FoundThing, ThingKind } from './search.ts';

/** Per response, newest first. */
export const thingsOfPerson = 30;

/** `next` is the cursor of the previous response. */
export const PersonInput = z.object({
  email,
  next: z.optional(
    z
      .string('Next must be text.')
      .check(z.regex(/^[\dTZ:.-]{20,30}#[a-z-]{1,20}#[\w-]{1,80}$/, 'Next isn’t a valid cursor.')),
  ),
});
export type PersonInput = z.output<typeof PersonInput>;

export const PersonEventKind = z.enum([
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
export type PersonEventKind = z.output<typeof PersonEventKind>;

export const PersonEvent = z.object({
  at: timestamp,
  what: PersonEventKind,
  thing: z.object({ kind: ThingKind, id: z.string(), title: z.string(), number: z.optional(z.string()) }),
  /** Text of a message, reply or note. */
  text: z.optional(z.string()),
  /** Only for work. */
  by: z.optional(z.enum(['buyer', 'us'])),
  paise: z.optional(z.int()),
  template: z.optional(TemplateName),
  outcome: z.optional(EmailState.def.shape.outcome),
  /** The email bounced or was marked as spam. */
  isReturned: z.optional(z.boolean()),
});
export type PersonEvent = z.output<typeof PersonEvent>;

export const Person = z.object({
  email: z.string(),
  /** As last written. */
  name: z.string(),
  /** Newest first. */
  phones: z.array(z.string()),
  /** Replies go to the latest enquiry. */
  enquiryId: z.optional(z.string()),
  /** Newest first. */
  line: z.array(PersonEvent),
  /** Same phone number, but another email address. */
  perhaps: z.array(z.extend(FoundThing, { email: z.optional(z.string()) })),
  /** Missing at the end. */
  next: z.optional(z.string()),
});
export type Person = z.output<typeof Person>;
