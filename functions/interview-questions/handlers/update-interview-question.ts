import { updateInterviewQuestion } from '#shared/api/interview-questions.ts';
import { appearanceOf } from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import { conflict, notFound, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(updateInterviewQuestion, async ({ path, body, expected }) => {
  const stored = await questions.find(path.id);
  if (!stored) throw notFound('There is no such question.');
  const text = questionKey(body.question);
  const other = questionKey(stored.question) === text ? undefined : await questions.withText(text);
  if (other && other.id !== path.id) throw conflict('Another question in the list has this text.');
  const createdAt = appearanceOf(body, new Date(stored.createdAt));
  const question = await questions.replace({ ...body, id: path.id, createdAt }, expected);
  if (question) return question;
  if (expected !== undefined && (await questions.find(path.id)))
    throw stale('This question was changed since it was read. Read it again before changing it.');
  throw notFound('There is no such question.');
});
