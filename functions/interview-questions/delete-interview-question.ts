import { deleteInterviewQuestion } from '#shared/api/interview-questions.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as questions from '../lib/store/interview-questions.ts';

export const handler = handle(deleteInterviewQuestion, async ({ path }) => {
  if (!(await questions.remove(path.id))) throw notFound('There is no such question.');
});
