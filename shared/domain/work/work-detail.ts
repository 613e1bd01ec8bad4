import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { OwnComplaint } from '../enquiries/complaint.ts';
import { EmailState } from '../mail/mail.ts';
import { timestamp } from '../time/timestamp.ts';
import { BoughtWork, OwnOrder } from './bought-work.ts';
import { DocumentName } from './work-entry.ts';

export const WorkRow = z.object({
  id: z.string(),
  number: z.string(),
  what: z.string(),
  name: z.optional(z.string()),
  mobile: z.optional(z.string()),
  startedAt: timestamp,
  turn: z.enum(['buyer', 'us', 'nobody']),
  waiting: z.enum([
    'details',
    'answer',
    'review',
    'drafts',
    'changes',
    'call',
    'agreed',
    'hold',
    'seat',
    'booking',
    'sessions',
    'approved',
    'ended',
    'refunding',
    'refunded',
  ]),
  since: timestamp,
  silentSince: z.optional(timestamp),
  due: z.optional(timestamp),
  documents: z.array(
    z.object({
      name: DocumentName,
      phase: z.enum(['coming', 'sent', 'changing', 'approved', 'ended']),
      drafts: wholeNumber,
    }),
  ),
  /** For coaching. `next` is the start of the next session. */
  sessions: z.optional(z.object({ sold: wholeNumber, left: wholeNumber, next: z.optional(timestamp) })),
  /** The start of the last requested changes, while we owe them. */
  asked: z.optional(z.string()),
  hasBouncedEmail: z.optional(z.boolean()),
});
export type WorkRow = z.output<typeof WorkRow>;

export const WorkQuery = z.object({
  list: z._default(z.enum(['ours', 'theirs', 'finished'], 'That isn’t a valid work list.'), 'ours'),
});
export type WorkQuery = z.output<typeof WorkQuery>;

export const WorkDetail = z.object({
  order: OwnOrder,
  mobile: z.optional(z.string()),
  work: z.optional(BoughtWork),
  emails: z.array(EmailState),
  complaints: z.array(z.extend(OwnComplaint, { id: z.string() })),
});
export type WorkDetail = z.output<typeof WorkDetail>;
