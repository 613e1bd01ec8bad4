import { addInterviewQuestion } from '#shared/api/interview-questions.ts';
import { appearanceOf } from '#shared/domain/interview-questions/interview-question.ts';
import { keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(addInterviewQuestion, async ({ body, creation: { id, fingerprint } }) => {
  const question = { id, createdAt: appearanceOf(body, new Date()), ...body };
  const stored = await questions.addOnce(question, fingerprint);
  if (!stored) throw keyReused();
  return stored;
});
