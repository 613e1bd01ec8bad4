import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { Values } from '../../../forms/submission.ts';

export const valuesOf = (question: InterviewQuestion): Values => ({
  category: question.category,
  question: question.question,
  answer: question.answer,
  publishOn: dayInIndia(question.createdAt),
});

/** If the owner doesn't change the day, the question keeps its publication time. */
export function questionInput(values: Values, edited?: InterviewQuestion) {
  const { category = '', question = '', answer = '', publishOn = '' } = values;
  const isDayGiven = publishOn !== '' && publishOn !== (edited && dayInIndia(edited.createdAt));
  return { category, question, answer, ...(isDayGiven && { publishOn }) };
}

export const isScheduled = ({ createdAt }: InterviewQuestion, now: number) => Date.parse(createdAt) > now;
