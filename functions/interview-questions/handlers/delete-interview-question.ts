import { deleteInterviewQuestion } from '#shared/api/interview-questions.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as questions from '../store.ts';

export const handler = handle(deleteInterviewQuestion, async ({ path }) =>
  found(await questions.remove(path.id), 'We can’t find this question.'),
);
