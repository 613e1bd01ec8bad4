import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { BookingEvent } from '../coaching/booking-event.ts';
import { limits } from '../limits/limits.ts';
import { planNames } from '../orders/pricing.ts';
import { optionalLine, optionalParagraphs } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** `Document` is what was agreed with the buyer of a payment link that describes it as text. */
export const DocumentName = z.enum([...planNames, 'Document'], 'Choose one of the documents in this order.');
export type DocumentName = z.output<typeof DocumentName>;

/** Every field is optional, because the details are saved as the buyer types. */
export const Brief = z.object({
  targetRole: optionalLine('Target role', limits.work.line),
  years: optionalLine('Years of experience', limits.work.line),
  cv: optionalParagraphs('CV', limits.work.cv),
  achievements: optionalParagraphs('Achievements', limits.work.text),
  jobLink: optionalLine('Job link', limits.work.link),
  linkedIn: optionalLine('LinkedIn address', limits.work.link),
  constraints: optionalParagraphs('Constraints', limits.work.text),
  language: optionalLine('Language', limits.work.line),
});
export type Brief = z.output<typeof Brief>;

/** `txt` is pasted text. */
export const FileType = z.enum(['pdf', 'docx', 'txt']);
export type FileType = z.output<typeof FileType>;

export const WorkFile = z.object({
  type: FileType,
  bytes: wholeNumber,
  /** Made safe by `safeFileName`. Missing if the file had no usable name or was deleted. */
  name: z.optional(z.string()),
  /** True once the buyer has deleted the file. Expired files aren't marked (`isFileExpired`). */
  isGone: z.optional(z.boolean()),
});
export type WorkFile = z.output<typeof WorkFile>;

export const WorkEntry = z.object({
  id: z.string(),
  kind: z.enum([
    'brief',
    'file',
    'question',
    'answer',
    'draft',
    'changes',
    'approval',
    'message',
    'call',
    'withdrawn',
    'hold',
    'resumed',
    'ended',
    'deleted',
    'booking',
  ]),
  at: timestamp,
  by: z.enum(['buyer', 'us']),
  text: z.optional(z.string()),
  brief: z.optional(Brief),
  /** Downloaded by the entry's id. */
  file: z.optional(WorkFile),
  document: z.optional(DocumentName),
  version: z.optional(wholeNumber),
  /** The entry id of the withdrawn draft. */
  draft: z.optional(z.string()),
  booking: z.optional(BookingEvent),
});
export type WorkEntry = z.output<typeof WorkEntry>;
