import { createHash } from 'node:crypto';
import { importInterviewQuestions } from '#shared/api/interview-questions.ts';
import {
  appearanceOf,
  type InterviewQuestionInput,
} from '#shared/domain/interview-questions/interview-question.ts';
import { handle } from '../../platform/http/handle.ts';
import { readQuestionFile } from '../read-question-file.ts';
import * as questions from '../store.ts';

/** Adds what is not there yet, once every row is good: a file whose answer was lost can be sent again. */
export const handler = handle(importInterviewQuestions, async ({ raw: { bytes } }) => {
  const rows = readQuestionFile(bytes);
  const now = new Date();
  let added = 0;
  for (let start = 0; start < rows.length; start += atOnce) {
    const isNew = await Promise.all(rows.slice(start, start + atOnce).map((row) => add(row, now)));
    added += isNew.filter(Boolean).length;
  }
  return { added, known: rows.length - added };
});

const atOnce = 20;

const add = (row: InterviewQuestionInput, now: Date): Promise<boolean> =>
  questions.add({ ...row, id: idOf(row), createdAt: appearanceOf(row, now) });

/** The same question of the same category has the same id, whatever its case and spacing. */
function idOf({ category, question }: InterviewQuestionInput): string {
  const words = [category, question].map((text) => text.toLowerCase().replace(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 32);
}
