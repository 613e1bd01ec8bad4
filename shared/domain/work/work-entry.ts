import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { planNames } from '../orders/pricing.ts';
import {
  line,
  noticeVersion,
  optionalLine,
  optionalParagraphs,
  paragraphs,
  timestamp,
} from '../text/fields.ts';

/** A thing that is delivered: a document of a plan, or what was agreed otherwise. */
export const DocumentName = z.enum(
  [...planNames, 'To be agreed'],
  'Choose one of the documents of the order.',
);
export type DocumentName = z.output<typeof DocumentName>;

/** The details that a document is written from, as far as they are typed. */
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

const text = paragraphs('Text', limits.work.text);

/** An entry as the buyer makes it. Files have a call of their own. */
export const BuyerEntryInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brief'), brief: Brief, noticeVersion }),
  z.object({ kind: z.literal('answer'), text, noticeVersion }),
  z.object({ kind: z.literal('changes'), document: DocumentName, text, noticeVersion }),
  z.object({
    kind: z.literal('approval'),
    document: DocumentName,
    version: z.int('Version must be a number.'),
  }),
  z.object({ kind: z.literal('message'), text, noticeVersion }),
]);
export type BuyerEntryInput = z.output<typeof BuyerEntryInput>;

/** An entry as the owner makes it; a brief and an answer are those that a buyer told by telephone. */
export const OwnerEntryInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brief'), brief: Brief }),
  z.object({ kind: z.literal('answer'), text }),
  z.object({ kind: z.literal('question'), text }),
  z.object({ kind: z.literal('message'), text }),
  z.object({ kind: z.literal('call'), text: optionalParagraphs('Note', limits.work.text) }),
  z.object({ kind: z.literal('withdrawn'), draft: line('Draft', 100) }),
  z.object({ kind: z.literal('hold'), text }),
  z.object({ kind: z.literal('resumed') }),
  /** Says that a document will not be made, as after a partial refund. */
  z.object({ kind: z.literal('ended'), document: DocumentName }),
]);
export type OwnerEntryInput = z.output<typeof OwnerEntryInput>;

/** A draft as the owner sends it with its file: `version` is the number that it has as far as its sender knows. */
export const DraftQuery = z.object({
  document: DocumentName,
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Version must be a number.'))),
  note: optionalParagraphs('Note', limits.work.note),
});

/** The kinds of files that are kept: `txt` is a text that was pasted. */
export const FileType = z.enum(['pdf', 'docx', 'txt']);
export type FileType = z.output<typeof FileType>;

/** A file of an order, without the place that it is kept at. */
export const WorkFile = z.object({
  type: FileType,
  bytes: z.int(),
  /** The name that whoever sent it gave it, made safe (`safeFileName`); missing where none was told, and once it is gone. */
  name: z.optional(z.string()),
  /** Deleted by its buyer. */
  isGone: z.optional(z.boolean()),
});
export type WorkFile = z.output<typeof WorkFile>;

/** One thing that happened to bought work. Which fields it has follows from its kind. */
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
  /** Of a file or a draft, which are downloaded by the id of their entry. */
  file: z.optional(WorkFile),
  /** Of a draft, changes, an approval and an end. */
  document: z.optional(DocumentName),
  /** Of a draft and an approval, from 1 on. */
  version: z.optional(z.int()),
  /** The entry of the draft that is withdrawn. */
  draft: z.optional(z.string()),
});
export type WorkEntry = z.output<typeof WorkEntry>;
