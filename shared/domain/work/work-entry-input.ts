import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line, noticeVersion, optionalParagraphs, paragraphs } from '../text/fields.ts';
import { Brief, DocumentName } from './work-entry.ts';

const text = paragraphs('Text', limits.work.text);

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

/** The owner can add a brief or an answer to record what the buyer said on the phone. */
export const AdminEntryInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brief'), brief: Brief }),
  z.object({ kind: z.literal('answer'), text }),
  z.object({ kind: z.literal('question'), text }),
  z.object({ kind: z.literal('message'), text }),
  z.object({ kind: z.literal('call'), text: optionalParagraphs('Note', limits.work.text) }),
  z.object({ kind: z.literal('withdrawn'), draft: line('Draft', 100) }),
  z.object({ kind: z.literal('hold'), text }),
  z.object({ kind: z.literal('resumed') }),
  /** Cancels a document, for example after a partial refund. */
  z.object({
    kind: z.literal('ended'),
    document: DocumentName,
    /** Shown to the buyer. */
    text: optionalParagraphs('Reason', limits.work.text),
  }),
]);
export type AdminEntryInput = z.output<typeof AdminEntryInput>;

/**
 * `version` is the number that the sender expects this draft to be given. If someone else has just sent that version,
 * the draft is refused.
 */
export const DraftQuery = z.object({
  document: DocumentName,
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Version must be a number.'))),
  note: optionalParagraphs('Note', limits.work.note),
});
