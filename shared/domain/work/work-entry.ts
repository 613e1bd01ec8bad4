import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { planNames } from '../orders/pricing.ts';
import { optionalLine, optionalParagraphs } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** What is delivered: a document of a plan, or something that is to be agreed. */
export const DocumentName = z.enum(
  [...planNames, 'To be agreed'],
  'Choose one of the documents of the order.',
);
export type DocumentName = z.output<typeof DocumentName>;

/** As far as they're typed. */
export const Brief = z.object({
  targetRole: optionalLine('Target role', limits.work.line),
  years: optionalLine('Years of experience', limits.work.line),
  /** Pasted text; becomes a file when it's sent. */
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

/** Without its storage key. */
export const WorkFile = z.object({
  type: FileType,
  bytes: z.int(),
  /** Made safe (`safeFileName`); missing if it had none or was deleted. */
  name: z.optional(z.string()),
  /** Deleted by the buyer. */
  isGone: z.optional(z.boolean()),
});
export type WorkFile = z.output<typeof WorkFile>;

/** The kind decides which fields exist. */
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
  ]),
  at: timestamp,
  by: z.enum(['buyer', 'us']),
  text: z.optional(z.string()),
  brief: z.optional(Brief),
  /** Downloaded by the entry's id. */
  file: z.optional(WorkFile),
  /** Of a draft, changes, an approval or a cancellation. */
  document: z.optional(DocumentName),
  /** From 1. */
  version: z.optional(z.int()),
  /** The withdrawn draft's entry id. */
  draft: z.optional(z.string()),
});
export type WorkEntry = z.output<typeof WorkEntry>;
