import * as z from 'zod/mini';
import { EnquiryAct } from '../enquiries/enquiry.ts';
import { LetterName, MailState } from '../mail/mail.ts';
import { email, timestamp } from '../text/fields.ts';
import { WorkEntry } from '../work/work-entry.ts';
import { FoundThing, ThingKind } from './search.ts';

/** Things of a person that one answer tells of at most, the latest ones first. */
export const thingsOfPerson = 30;

/** The person whose things are asked for, by an address; with the `next` of an answer, those that came before. */
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

/** One line of what happened with a person, which leads to its thing. */
export const PersonEvent = z.object({
  at: timestamp,
  what: PersonEventKind,
  /** The thing that it happened to. */
  thing: z.object({ kind: ThingKind, id: z.string(), title: z.string(), number: z.optional(z.string()) }),
  /** Words of somebody: a message, a reply, a note. */
  text: z.optional(z.string()),
  /** Of bought work: who did it. */
  by: z.optional(z.enum(['buyer', 'us'])),
  paise: z.optional(z.int()),
  letter: z.optional(LetterName),
  /** What became of a mail. */
  outcome: z.optional(MailState.def.shape.outcome),
  /** A mail came back. */
  isReturned: z.optional(z.boolean()),
});
export type PersonEvent = z.output<typeof PersonEvent>;

/** Everything that stands under one e-mail address. */
export const Person = z.object({
  email: z.string(),
  /** As it was written last. */
  name: z.string(),
  /** Telephone numbers, the latest first. */
  phones: z.array(z.string()),
  /** The latest enquiry, which a reply goes to. */
  enquiryId: z.optional(z.string()),
  /** The latest first. */
  line: z.array(PersonEvent),
  /** Things under another address, or none, with one of the telephone numbers: perhaps the same person. */
  perhaps: z.array(z.extend(FoundThing, { email: z.optional(z.string()) })),
  /** There is more, which came before. */
  next: z.optional(z.string()),
});
export type Person = z.output<typeof Person>;
