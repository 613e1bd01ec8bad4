import * as z from 'zod/mini';
import { line, paragraphs, timestamp } from './fields.ts';

/** What a question says. */
const Content = z.object({
  category: line('Category', 60),
  question: paragraphs('Question', 500),
  answer: paragraphs('Answer', 5000),
});

/** An interview question as its owner writes it. */
export const InterviewQuestionInput = z.extend(Content, {
  /** The day of India on which it appears, at 06:00; at once unless said. */
  publishOn: z.optional(z.iso.date('Publish date must be a day such as 2026-12-31.')),
});
export type InterviewQuestionInput = z.output<typeof InterviewQuestionInput>;

/** An interview question as everybody reads it. `createdAt` is when it appears on the page. */
export const InterviewQuestion = z.extend(Content, { id: z.string(), createdAt: timestamp });
export type InterviewQuestion = z.output<typeof InterviewQuestion>;

/** A part of a file of questions. Each row is looked at by itself, so that one bad row keeps no other out. */
export const QuestionImport = z.object({
  rows: z
    .array(z.unknown(), 'Rows are required.')
    .check(
      z.minLength(1, 'Send at least one row.'),
      z.maxLength(500, { error: 'Send 500 rows at most.', abort: true }),
    ),
});

/** What became of a part of a file. */
export const QuestionImportResult = z.object({
  added: z.int(),
  /** Rows whose question is in the list already. */
  known: z.int(),
  /** Rows that cannot be added, by their place in the part, from 0. */
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
});
export type QuestionImportResult = z.output<typeof QuestionImportResult>;

/** When a question appears: 06:00 in India, which is 00:30 UTC, on the day it is for; at `now` without one. */
export const appearanceOf = ({ publishOn }: InterviewQuestionInput, now: Date): string =>
  publishOn ? `${publishOn}T00:30:00.000Z` : now.toISOString();
