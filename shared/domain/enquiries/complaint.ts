import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

export const CreatedComplaint = z.object({ id: z.string(), ticket: z.string() });

/**
 * `most` is per order per day, in India's time zone. The minimum gap is there because the owner is emailed about each
 * complaint.
 */
export const complaintLimit = { most: 10, minutesApart: 15 } as const;

export const OwnComplaint = z.object({
  ticket: z.string(),
  wantsRefund: z.optional(z.boolean()),
  createdAt: timestamp,
  dueBy: timestamp,
  answeredAt: z.optional(timestamp),
  settled: z.optional(z.object({ at: timestamp, done: z.string() })),
});
