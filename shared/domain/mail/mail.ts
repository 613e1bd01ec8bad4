import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';
import { lettersToBuyer, lettersToOwner, lettersToVisitor } from './mail-recipients.ts';

export const LetterName = z.enum([...lettersToVisitor, ...lettersToBuyer, ...lettersToOwner]);
export type LetterName = z.output<typeof LetterName>;

/** The reason why a mail was not sent. */
export const MailReason = z.enum([
  'suspected spam',
  'too many',
  'too late',
  'no address',
  'no mail domain',
  'no owner address',
  'refused',
]);
export type MailReason = z.output<typeof MailReason>;

/** The reason why a mail was needless or untrue before it could leave. */
export const Overtaken = z.enum([
  'answered',
  'spam',
  'paid',
  'over',
  'withdrawn',
  'money back',
  'done',
  'newer mail',
  'changed',
  'day passed',
  'no orders',
  'nothing waits',
  'in the digest',
]);
export type Overtaken = z.output<typeof Overtaken>;

/** The end of a mail, as it is kept on the item that it is about. */
export const MailRecord = z.object({
  id: z.string(),
  letter: LetterName,
  at: timestamp,
  outcome: z.enum(['sent', 'not sent', 'overtaken']),
  reason: z.optional(z.enum([...MailReason.options, ...Overtaken.options])),
  /** The mail was sent, and came back: there is no such mailbox, or its owner calls the mail spam. */
  returned: z.optional(z.enum(['bounced', 'complained', 'rejected'])),
  returnedAt: z.optional(timestamp),
});
export type MailRecord = z.output<typeof MailRecord>;

/** A mail as the owner sees it: it waits since `at`, or ended then. */
export const MailState = z.extend(z.omit(MailRecord, { outcome: true }), {
  outcome: z.enum(['waiting', 'sent', 'not sent', 'overtaken']),
});
export type MailState = z.output<typeof MailState>;
