import { addInterviewQuestion } from '#shared/api/interview-questions.ts';
import { appearanceOf } from '#shared/domain/interview-question.ts';
import { keyReused } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as questions from '../lib/store/interview-questions.ts';

export const handler = handle(addInterviewQuestion, async ({ body, creation: { id, fingerprint } }) => {
  const question = { id, createdAt: appearanceOf(body, new Date()), ...body };
  const stored = await questions.addOnce(question, fingerprint);
  if (!stored) throw keyReused();
  return stored;
});
