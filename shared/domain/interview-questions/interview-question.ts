import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line, paragraphs } from '../text/fields.ts';
import { morningOf } from '../time/india-time.ts';
import { timestamp } from '../time/timestamp.ts';

/** An interview question as its owner writes it. */
export const InterviewQuestionInput = z.object({
  category: line('Category', limits.interviewQuestion.category),
  question: paragraphs('Question', limits.interviewQuestion.question),
  answer: paragraphs('Answer', limits.interviewQuestion.answer),
  /** The day of India on which the question appears, at 06:00; at once unless said. */
  publishOn: z.optional(z.iso.date('Publish date must be a day such as 2026-12-31.')),
});
export type InterviewQuestionInput = z.output<typeof InterviewQuestionInput>;

/** An interview question as visitors read it. `createdAt` is the time at which it appears. */
export const InterviewQuestion = z.extend(z.omit(InterviewQuestionInput, { publishOn: true }), {
  id: z.string(),
  createdAt: timestamp,
});
export type InterviewQuestion = z.output<typeof InterviewQuestion>;

/** An interview question as its owner reads it. */
export const AdminInterviewQuestion = z.extend(InterviewQuestion, {
  /** The number of changes, by which two editors notice each other. */
  version: z.int(),
});
export type AdminInterviewQuestion = z.output<typeof AdminInterviewQuestion>;

/** Dates that have passed, or are more than a year away, are only imported if they were confirmed. */
export const QuestionImportQuery = z.object({ dates: z.optional(z.literal('confirmed')) });

/** The outcome of an import. */
export const QuestionImportResult = z.object({
  added: z.int(),
  /** Rows whose question is in the list already, with the same answer and category. */
  known: z.int(),
  /** Rows that were not added, because the list or the file has their question with another answer or category. */
  conflicts: z.array(z.object({ field: z.string(), message: z.string() })),
});

/** The time at which a question appears: 06:00 in India on its day, or `now` where it has no day. */
export const appearanceOf = ({ publishOn }: InterviewQuestionInput, now: Date): string =>
  publishOn ? morningOf(publishOn) : now.toISOString();
