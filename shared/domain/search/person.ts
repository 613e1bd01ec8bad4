import * as z from 'zod/mini';
import { EnquiryAct } from '../enquiries/enquiry.ts';
import { LetterName, MailState } from '../mail/mail.ts';
import { email } from '../text/contact-fields.ts';
import { timestamp } from '../time/timestamp.ts';
import { WorkEntry } from '../work/work-entry.ts';
import { FoundThing, ThingKind } from './search.ts';

/** The most things of a person in one answer, the latest first. */
export const thingsOfPerson = 30;

/** A request for a person's things by an e-mail address; with the `next` of an answer, for earlier things. */
export const PersonInput = z.object({
  email,
  next: z.optional(
    z
      .string('Next must be text.')
      .check(z.regex(/^[\dTZ:.-]{20,30}#[a-z-]{1,20}#[\w-]{1,80}$/, 'Next is not what an answer gave.')),
  ),
});
export type PersonInput = z.output<typeof PersonInput>;

/** Something that happened: an enquiry and what was done about it, an order, its money and its work, a mail, a review, a link. */
export const PersonEventKind = z.enum([
  'asked',
  'complained',
  ...EnquiryAct.def.shape.kind.options.map((kind) => `enquiry ${kind}` as const),
  'ordered',
  'paid',
  'refunded',
  ...WorkEntry.def.shape.kind.options.map((kind) => `work ${kind}` as const),
  'reviewed',
  'asked for money',
  'link withdrawn',
  'mailed',
]);
export type PersonEventKind = z.output<typeof PersonEventKind>;

/** Something that happened with a person, and the thing that it happened to. */
export const PersonEvent = z.object({
  at: timestamp,
  what: PersonEventKind,
  thing: z.object({ kind: ThingKind, id: z.string(), title: z.string(), number: z.optional(z.string()) }),
  /** The words of a message, a reply or a note. */
  text: z.optional(z.string()),
  /** Who did it; for bought work alone. */
  by: z.optional(z.enum(['buyer', 'us'])),
  paise: z.optional(z.int()),
  letter: z.optional(LetterName),
  /** What became of a mail. */
  outcome: z.optional(MailState.def.shape.outcome),
  /** The mail came back. */
  isReturned: z.optional(z.boolean()),
});
export type PersonEvent = z.output<typeof PersonEvent>;

/** Everything that is stored under one e-mail address. */
export const Person = z.object({
  email: z.string(),
  /** The name as it was written last. */
  name: z.string(),
  /** Telephone numbers, the latest first. */
  phones: z.array(z.string()),
  /** The latest enquiry, to which a reply goes. */
  enquiryId: z.optional(z.string()),
  /** What happened, the latest first. */
  line: z.array(PersonEvent),
  /** Things that may be of the same person: each has one of the person’s telephone numbers, but not the address. */
  perhaps: z.array(z.extend(FoundThing, { email: z.optional(z.string()) })),
  /** The cursor for earlier things, where there are any. */
  next: z.optional(z.string()),
});
export type Person = z.output<typeof Person>;
