import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { line, paragraphs } from '../text/fields.ts';
import { morningOf } from '../time/india-time.ts';
import { timestamp } from '../time/timestamp.ts';

export const InterviewQuestionInput = z.object({
  category: line('Category', limits.interviewQuestion.category),
  question: paragraphs('Question', limits.interviewQuestion.question),
  answer: paragraphs('Answer', limits.interviewQuestion.answer),
  /** `YYYY-MM-DD`. The question appears at 06:00 IST on that day, or immediately if there's no date. */
  publishOn: z.optional(z.iso.date('Publish date must be a date such as 2026-12-31.')),
});
export type InterviewQuestionInput = z.output<typeof InterviewQuestionInput>;

/** `createdAt` is when the question appears on the site. */
export const InterviewQuestion = z.extend(z.omit(InterviewQuestionInput, { publishOn: true }), {
  id: z.string(),
  createdAt: timestamp,
});
export type InterviewQuestion = z.output<typeof InterviewQuestion>;

export const AdminInterviewQuestion = z.extend(InterviewQuestion, {
  version: wholeNumber,
});
export type AdminInterviewQuestion = z.output<typeof AdminInterviewQuestion>;

/** Dates in the past or more than a year away have to be confirmed. */
export const QuestionImportQuery = z.object({ dates: z.optional(z.literal('confirmed')) });

export const QuestionImportResult = z.object({
  added: wholeNumber,
  /** The number of rows skipped because the question already exists with the same answer and category. */
  known: wholeNumber,
  /** Rows skipped because the question already exists with a different answer or category. */
  conflicts: z.array(z.object({ field: z.string(), message: z.string() })),
});

export const publicationOf = ({ publishOn }: InterviewQuestionInput, now: Date): string =>
  publishOn ? morningOf(publishOn) : now.toISOString();
