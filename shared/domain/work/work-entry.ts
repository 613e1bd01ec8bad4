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

/** An entry as the owner makes it; a brief or an answer is what a buyer said by telephone. */
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

/** A draft as the owner sends it with its file; `version` is the number that the sender expects for it. */
export const DraftQuery = z.object({
  document: DocumentName,
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Version must be a number.'))),
  note: optionalParagraphs('Note', limits.work.note),
});

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
