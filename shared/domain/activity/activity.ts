import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

export const ActivityOutcome = z.enum(['done', 'refused', 'failed']);
export type ActivityOutcome = z.output<typeof ActivityOutcome>;

/** Contains no values except a title, which isn't personal data. */
export const ActivityEntry = z.object({
  id: z.string(),
  /** Just before the change started. */
  at: timestamp,
  /** Start of the session's hash, which distinguishes sessions without giving access. */
  session: z.string(),
  operation: z.string(),
  entity: z.optional(z.string()),
  /** A course title, question, number, ticket, amount or star rating. */
  title: z.optional(z.string()),
  /** Names of the sent fields. */
  fields: z.array(z.string()),
  outcome: ActivityOutcome,
});
export type ActivityEntry = z.output<typeof ActivityEntry>;
