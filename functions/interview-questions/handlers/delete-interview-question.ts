import { deleteInterviewQuestion } from '#shared/api/interview-questions.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(deleteInterviewQuestion, async ({ path }) => {
  if (!(await questions.remove(path.id))) throw notFound('There is no such question.');
});
