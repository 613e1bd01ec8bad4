import { addInterviewQuestion } from '#shared/api/interview-questions.ts';
import { appearanceOf } from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import { conflict, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { differenceOf } from '../same-question.ts';
import * as questions from '../store.ts';

/** Adds a question once: a repeat with the same answer gets the stored question. */
export const handler = handle(addInterviewQuestion, async ({ body, creation }) => {
  const { publishOn: _, ...content } = body;
  const text = questionKey(body.question);
  const [known, added] = await Promise.all([questions.withText(text), questions.addedBy(creation.id)]);
  if (added && questionKey(added.question) !== text) throw keyReused();
  const question = { createdAt: appearanceOf(body, new Date()), ...content };
  const { addedAs: __, ...stored } = known ?? (await questions.add(question, creation.id));
  const difference = differenceOf(stored, body);
  if (difference) throw conflict(`This question is in the list already, with ${difference}. Edit it there.`);
  return stored;
});
