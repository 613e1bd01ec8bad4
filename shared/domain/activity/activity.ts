import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

/** The outcome of a change: answered with what was asked, with a 4xx or with a 5xx. */
export const ActivityOutcome = z.enum(['done', 'refused', 'failed']);
export type ActivityOutcome = z.output<typeof ActivityOutcome>;

/**
 * One change that the owner asked for. It names what was changed, and holds no value but a title, which is not personal
 * data.
 */
export const ActivityEntry = z.object({
  id: z.string(),
  /** The time just before the change began. */
  at: timestamp,
  /** The beginning of the session's hash, which tells sessions apart and opens none. */
  session: z.string(),
  /** The operation's name in the contract. */
  operation: z.string(),
  /** The id of what was changed, where it has one. */
  entity: z.optional(z.string()),
  /** The name of what was changed: a course's title, a question, a number, a ticket, a sum, or stars. */
  title: z.optional(z.string()),
  /** The names of the fields that were sent. */
  fields: z.array(z.string()),
  outcome: ActivityOutcome,
});
export type ActivityEntry = z.output<typeof ActivityEntry>;
