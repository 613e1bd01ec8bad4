import { createHash } from 'node:crypto';
import { safeParse } from 'zod/mini';
import { importInterviewQuestions } from '#shared/api/interview-questions.ts';
import {
  appearanceOf,
  InterviewQuestionInput,
  type QuestionImportResult,
} from '#shared/domain/interview-question.ts';
import { handle } from '../lib/http/handle.ts';
import * as questions from '../lib/store/interview-questions.ts';

/** Adds what is not there yet, row by row: a part whose answer was lost can be sent again. */
export const handler = handle(importInterviewQuestions, async ({ body: { rows } }) => {
  const result: QuestionImportResult = { added: 0, known: 0, errors: [] };
  const now = new Date();
  for (let start = 0; start < rows.length; start += atOnce)
    await Promise.all(
      rows.slice(start, start + atOnce).map((row, i) => importRow(row, start + i, now, result)),
    );
  return { ...result, errors: result.errors.toSorted((a, b) => a.row - b.row) };
});

const atOnce = 20;

async function importRow(row: unknown, place: number, now: Date, result: QuestionImportResult) {
  const parsed = safeParse(InterviewQuestionInput, row);
  if (!parsed.success) {
    const message = parsed.error.issues.map((issue) => issue.message).join(' ');
    result.errors.push({ row: place, message });
    return;
  }
  const { data } = parsed;
  const isNew = await questions.add({ ...data, id: idOf(data), createdAt: appearanceOf(data, now) });
  if (isNew) result.added += 1;
  else result.known += 1;
}

/** The same question of the same category has the same id, whatever its case and spacing. */
function idOf({ category, question }: InterviewQuestionInput): string {
  const words = [category, question].map((text) => text.toLowerCase().replace(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 32);
}
