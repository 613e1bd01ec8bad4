import { deleteInterviewQuestion } from '#shared/api/interview-questions.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(deleteInterviewQuestion, async ({ path }) => {
  const removed = await questions.remove(path.id);
  if (!removed) throw notFound('There is no such question.');
  return removed;
});
