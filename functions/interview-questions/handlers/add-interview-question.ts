import { addInterviewQuestion } from '#shared/api/interview-questions.ts';
import { publicationOf } from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import { conflict, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { differenceOf } from '../question-difference.ts';
import * as questions from '../store.ts';

export const handler = handle(addInterviewQuestion, async ({ body, creation }) => {
  const text = questionKey(body.question);
  const [known, added] = await Promise.all([
    questions.findByText(text),
    questions.findByRequest(creation.id),
  ]);
  if (added && questionKey(added.question) !== text) throw keyReused();
  const question = { ...body, createdAt: publicationOf(body, new Date()) };
  const stored = known ?? (await questions.add(question, creation.id));
  const difference = differenceOf(stored, body);
  if (difference) throw conflict(`This question is already in the list, with ${difference}. Edit it there.`);
  return stored;
});
