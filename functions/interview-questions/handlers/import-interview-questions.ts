import { createHash } from 'node:crypto';
import { importInterviewQuestions } from '#shared/api/interview-questions.ts';
import {
  appearanceOf,
  type InterviewQuestionInput,
} from '#shared/domain/interview-questions/interview-question.ts';
import { handle } from '../../platform/http/handle.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { readQuestionFile } from '../read-question-file.ts';
import * as questions from '../store.ts';

/** Adds the questions that are not stored yet, if every row is good. A file whose answer was lost can be sent again. */
export const handler = handle(importInterviewQuestions, async ({ raw: { bytes } }) => {
  const rows = readQuestionFile(bytes);
  const now = new Date();
  let added = 0;
  await inBatches(rows, async (row) => {
    if (await questions.add({ ...row, id: idOf(row), createdAt: appearanceOf(row, now) })) added += 1;
  });
  return { added, known: rows.length - added };
});

/** Derives the id from category and question, so that another case or spacing makes no second question. */
function idOf({ category, question }: InterviewQuestionInput): string {
  const words = [category, question].map((text) => text.toLowerCase().replace(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 32);
}
