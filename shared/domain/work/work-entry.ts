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

/** The details from which a document is written, as far as they are typed. */
export const Brief = z.object({
  targetRole: optionalLine('Target role', limits.work.line),
  years: optionalLine('Years of experience', limits.work.line),
  /** The present CV as pasted text; handed in, it becomes a file. */
  cv: optionalParagraphs('CV', limits.work.cv),
  achievements: optionalParagraphs('Achievements', limits.work.text),
  jobLink: optionalLine('Job link', limits.work.link),
  linkedIn: optionalLine('LinkedIn address', limits.work.link),
  constraints: optionalParagraphs('Constraints', limits.work.text),
  language: optionalLine('Language', limits.work.line),
});
export type Brief = z.output<typeof Brief>;

/** The kinds of stored files: `txt` is a pasted text. */
export const FileType = z.enum(['pdf', 'docx', 'txt']);
export type FileType = z.output<typeof FileType>;

/** A file of an order, without the key under which it is stored. */
export const WorkFile = z.object({
  type: FileType,
  bytes: z.int(),
  /** The name that the sender gave the file, made safe (`safeFileName`); missing where it had no name or is gone. */
  name: z.optional(z.string()),
  /** The buyer has deleted the file. */
  isGone: z.optional(z.boolean()),
});
export type WorkFile = z.output<typeof WorkFile>;

/** Something that happened to bought work. The kind decides which fields there are. */
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
  /** The words of a question, an answer, a message, a note to a draft … */
  text: z.optional(z.string()),
  brief: z.optional(Brief),
  /** The file of a file or a draft, which is downloaded by the entry's id. */
  file: z.optional(WorkFile),
  /** The document of a draft, changes, an approval or an end. */
  document: z.optional(DocumentName),
  /** The number of a draft, or of the approved draft, from 1 on. */
  version: z.optional(z.int()),
  /** The id of the withdrawn draft's entry. */
  draft: z.optional(z.string()),
});
export type WorkEntry = z.output<typeof WorkEntry>;
