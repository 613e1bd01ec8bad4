import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

/** The answer to a complaint: its id, and its ticket for people. */
export const OpenedComplaint = z.object({ id: z.string(), ticket: z.string() });

/** The most complaints about one order on a day of India, and the minutes between two: each is a mail to the owner. */
export const complaintLimit = { most: 10, minutesApart: 15 } as const;

/** A complaint as its buyer reads it on the page of the order. */
export const OwnComplaint = z.object({
  ticket: z.string(),
  wantsRefund: z.optional(z.boolean()),
  createdAt: timestamp,
  /** The latest time of an answer. */
  dueBy: timestamp,
  /** The time at which we first wrote or called. */
  answeredAt: z.optional(timestamp),
  /** The time at which the complaint was settled, and what was done. */
  settled: z.optional(z.object({ at: timestamp, done: z.string() })),
});
