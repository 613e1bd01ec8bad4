import * as z from 'zod/mini';
import { line, paragraphs, timestamp } from './fields.ts';

/** An interview question as its owner writes it. */
export const InterviewQuestionInput = z.object({
  category: line('Category', 60),
  question: paragraphs('Question', 500),
  answer: paragraphs('Answer', 5000),
});
export type InterviewQuestionInput = z.output<typeof InterviewQuestionInput>;

/** An interview question as everybody reads it. `createdAt` is when it appears on the page. */
export const InterviewQuestion = z.extend(InterviewQuestionInput, { id: z.string(), createdAt: timestamp });
export type InterviewQuestion = z.output<typeof InterviewQuestion>;
