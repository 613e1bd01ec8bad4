import { updateInterviewQuestion } from '#shared/api/interview-questions.ts';
import { publicationOf } from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import { conflict, notFound, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(updateInterviewQuestion, async ({ path, body, expected }) => {
  const stored = await questions.find(path.id);
  if (!stored) throw notFound('We can’t find this question.');
  const text = questionKey(body.question);
  const other = questionKey(stored.question) === text ? undefined : await questions.findByText(text);
  if (other && other.id !== path.id) throw conflict('Another question already has this text.');
  const createdAt = publicationOf(body, new Date(stored.createdAt));
  const question = await questions.replace({ ...body, id: path.id, createdAt }, expected);
  if (question) return question;
  if (expected !== undefined && (await questions.find(path.id)))
    throw stale('This question has changed since you opened it. Reload it before you save.');
  throw notFound('We can’t find this question.');
});
