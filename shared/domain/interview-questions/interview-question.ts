import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line, paragraphs } from '../text/fields.ts';
import { morningOf } from '../time/india-time.ts';
import { timestamp } from '../time/timestamp.ts';

export const InterviewQuestionInput = z.object({
  category: line('Category', limits.interviewQuestion.category),
  question: paragraphs('Question', limits.interviewQuestion.question),
  answer: paragraphs('Answer', limits.interviewQuestion.answer),
  /** `YYYY-MM-DD`; published at 06:00 in India, at once by default. */
  publishOn: z.optional(z.iso.date('Publish date must be a day such as 2026-12-31.')),
});
export type InterviewQuestionInput = z.output<typeof InterviewQuestionInput>;

/** `createdAt` is when it's published. */
export const InterviewQuestion = z.extend(z.omit(InterviewQuestionInput, { publishOn: true }), {
  id: z.string(),
  createdAt: timestamp,
});
export type InterviewQuestion = z.output<typeof InterviewQuestion>;

export const AdminInterviewQuestion = z.extend(InterviewQuestion, {
  /** Number of changes, for optimistic locking. */
  version: z.int(),
});
export type AdminInterviewQuestion = z.output<typeof AdminInterviewQuestion>;

/** Dates in the past or more than a year away must be confirmed. */
export const QuestionImportQuery = z.object({ dates: z.optional(z.literal('confirmed')) });

export const QuestionImportResult = z.object({
  added: z.int(),
  /** Rows already in the list with the same answer and category. */
  known: z.int(),
  /** Rows whose question exists with another answer or category. */
  conflicts: z.array(z.object({ field: z.string(), message: z.string() })),
});

/** 06:00 in India on its day, or `now`. */
export const publicationOf = ({ publishOn }: InterviewQuestionInput, now: Date): string =>
  publishOn ? morningOf(publishOn) : now.toISOString();
