import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';
import { emailNames } from './emails.ts';

export const EmailTemplateName = z.enum(emailNames);

const notSentReasons = [
  'suspected spam',
  'too many',
  'too late',
  'no address',
  'no email domain',
  'no owner address',
  'refused',
] as const;
export const NotSentReason = z.enum(notSentReasons);
export type NotSentReason = z.output<typeof NotSentReason>;

/** Why an email was no longer needed, or no longer correct, by the time it could be sent. */
const supersededReasons = [
  'answered',
  'spam',
  'paid',
  'over',
  'withdrawn',
  'refunded',
  'done',
  'newer email',
  'changed',
  'day passed',
  'no orders',
  'nothing due',
  'in the digest',
] as const;
export const SupersededReason = z.enum(supersededReasons);
export type SupersededReason = z.output<typeof SupersededReason>;

/** Stored in the item that the email is about. */
export const EmailRecord = z.object({
  id: z.string(),
  template: EmailTemplateName,
  at: timestamp,
  outcome: z.enum(['sent', 'not sent', 'superseded']),
  reason: z.optional(z.enum([...notSentReasons, ...supersededReasons])),
  returned: z.optional(z.enum(['bounced', 'complained', 'rejected'])),
  returnedAt: z.optional(timestamp),
});
export type EmailRecord = z.output<typeof EmailRecord>;

/** If the email is still waiting, `at` is when it was originally due. */
export const EmailState = z.extend(z.omit(EmailRecord, { outcome: true }), {
  outcome: z.enum(['waiting', 'sent', 'not sent', 'superseded']),
});
export type EmailState = z.output<typeof EmailState>;
