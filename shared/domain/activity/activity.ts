import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

export const ActivityOutcome = z.enum(['done', 'refused', 'failed']);
export type ActivityOutcome = z.output<typeof ActivityOutcome>;

/** Contains no values from the request except the title, which is never personal data. */
export const ActivityEntry = z.object({
  id: z.string(),
  /** Just before the operation ran. */
  at: timestamp,
  /** The start of the session's hash. It's enough to tell sessions apart, but can't be used to access one. */
  session: z.string(),
  operation: z.string(),
  entity: z.optional(z.string()),
  title: z.optional(z.string()),
  fields: z.array(z.string()),
  outcome: ActivityOutcome,
});
export type ActivityEntry = z.output<typeof ActivityEntry>;
