import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

export const CreatedComplaint = z.object({ id: z.string(), ticket: z.string() });

/** Per order and day in India. Complaints must be minutes apart, because each emails the owner. */
export const complaintLimit = { most: 10, minutesApart: 15 } as const;

export const OwnComplaint = z.object({
  ticket: z.string(),
  wantsRefund: z.optional(z.boolean()),
  createdAt: timestamp,
  dueBy: timestamp,
  /** When we first wrote or called. */
  answeredAt: z.optional(timestamp),
  /** When it was settled, and what was done. */
  settled: z.optional(z.object({ at: timestamp, done: z.string() })),
});
