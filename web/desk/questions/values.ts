import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { Values } from '../../forms/submission.ts';

/** A question as the form's fields hold it. */
export const valuesOf = (question: InterviewQuestion): Values => ({
  category: question.category,
  question: question.question,
  answer: question.answer,
  publishOn: dayInIndia(question.createdAt),
});

/** A question as the API takes it, from the form's fields. A day that is left as it was keeps its hour, too. */
export function questionInput(values: Values, edited?: InterviewQuestion) {
  const { category = '', question = '', answer = '', publishOn = '' } = values;
  const isDayGiven = publishOn !== '' && publishOn !== (edited && dayInIndia(edited.createdAt));
  return { category, question, answer, ...(isDayGiven && { publishOn }) };
}

/** Tells whether a question is still to appear. */
export const isScheduled = ({ createdAt }: InterviewQuestion, now: number) => Date.parse(createdAt) > now;
