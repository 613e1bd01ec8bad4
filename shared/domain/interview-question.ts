import * as z from 'zod/mini';
import { line, paragraphs, timestamp } from './fields.ts';
import { morningOf } from './india-time.ts';
import { limits } from './limits.ts';

/** An interview question as its owner writes it. */
export const InterviewQuestionInput = z.object({
  category: line('Category', limits.interviewQuestion.category),
  question: paragraphs('Question', limits.interviewQuestion.question),
  answer: paragraphs('Answer', limits.interviewQuestion.answer),
  /** The day of India on which it appears, at 06:00; at once unless said. */
  publishOn: z.optional(z.iso.date('Publish date must be a day such as 2026-12-31.')),
});
export type InterviewQuestionInput = z.output<typeof InterviewQuestionInput>;

/** An interview question as it is stored and read. `createdAt`, when it appears, comes of the day. */
export const InterviewQuestion = z.extend(z.omit(InterviewQuestionInput, { publishOn: true }), {
  id: z.string(),
  createdAt: timestamp,
});
export type InterviewQuestion = z.output<typeof InterviewQuestion>;

/** An interview question as its owner reads it. */
export const AdminInterviewQuestion = z.extend(InterviewQuestion, {
  /** Counts its changes, so that two editors notice each other. 0 is a question of before they were counted. */
  version: z._default(z.int(), 0),
});
export type AdminInterviewQuestion = z.output<typeof AdminInterviewQuestion>;

/** A part of a file of questions. Each row is looked at by itself, so that one bad row keeps no other out. */
export const QuestionImport = z.object({
  rows: z.array(z.unknown(), 'Rows are required.').check(
    z.minLength(1, 'Send at least one row.'),
    z.maxLength(limits.questionImport.rows, {
      error: `Send ${limits.questionImport.rows} rows at most.`,
      abort: true,
    }),
  ),
});

/** The outcome of a part of a file. */
export const QuestionImportResult = z.object({
  added: z.int(),
  /** Rows whose question is in the list already. */
  known: z.int(),
  /** Rows that cannot be added, by their place in the part, from 0. */
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
});
export type QuestionImportResult = z.output<typeof QuestionImportResult>;

/** The time when a question appears: 06:00 in India on the day it is for; `now` without one. */
export const appearanceOf = ({ publishOn }: InterviewQuestionInput, now: Date): string =>
  publishOn ? morningOf(publishOn) : now.toISOString();
