import { randomUUID } from 'node:crypto';
import { addInterviewQuestion } from '#shared/api/interview-questions.ts';
import { appearanceOf } from '#shared/domain/interview-question.ts';
import { handle } from '../lib/http/handle.ts';
import * as questions from '../lib/store/interview-questions.ts';

export const handler = handle(addInterviewQuestion, async ({ body }) => {
  const question = { id: randomUUID(), createdAt: appearanceOf(body, new Date()), ...body };
  await questions.add(question);
  return question;
});
