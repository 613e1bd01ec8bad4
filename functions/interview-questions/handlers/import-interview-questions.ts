import { importInterviewQuestions } from '#shared/api/interview-questions.ts';
import { publicationOf } from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { DomainError, type FieldError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { differenceOf } from '../question-difference.ts';
import { type FileQuestion, readQuestionFile } from '../read-question-file.ts';
import * as questions from '../store.ts';

/**
 * Imports nothing if any row is invalid. Questions that already exist with a different answer or category are reported
 * and left as they are, so it's safe to send a file again.
 */
export const handler = handle(importInterviewQuestions, async ({ raw: { bytes }, query }) => {
  const rows = readQuestionFile(bytes);
  const stored = new Map<string, questions.StoredQuestion>();
  await inBatches([...new Set(rows.map(textOf))], async (text) => {
    const question = await questions.findByText(text);
    if (question) stored.set(text, question);
  });
  const inFile = new Map<string, FileQuestion>();
  const conflicts: FieldError[] = [];
  let added = 0;
  const report = ({ place, question }: FileQuestion, other: questions.StoredQuestion | FileQuestion) => {
    const difference = differenceOf(question, 'place' in other ? other.question : other);
    const where = 'place' in other ? other.place : 'the list';
    if (difference)
      conflicts.push({
        field: place,
        message: `“${question.question}” is already in ${where}, with ${difference}. This row wasn’t added.`,
      });
  };
  for (const row of rows) {
    const text = textOf(row);
    const same = stored.get(text) ?? inFile.get(text);
    if (same) report(row, same);
    else inFile.set(text, row);
  }
  if (query.dates !== 'confirmed') confirmDates([...inFile.values()]);

  const now = new Date();
  await inBatches([...inFile.values()], async (row) => {
    const addedAs = crypto.randomUUID();
    const createdAt = publicationOf(row.question, now);
    const question = await questions.add({ ...row.question, createdAt }, addedAs);
    if (question.addedAs === addedAs) added += 1;
    else report(row, question);
  });
  return { added, known: rows.length - added - conflicts.length, conflicts };
});

const textOf = ({ question }: FileQuestion): string => questionKey(question.question);

/**
 * Throws `conflict` with the rows whose date has passed or is more than a year away, because the year may be wrong or
 * the day and month may have been swapped.
 */
function confirmDates(rows: readonly FileQuestion[]): void {
  const today = dayInIndia(Date.now());
  const unlikely = rows.flatMap(({ place, question: { publishOn } }): FieldError[] => {
    if (!publishOn || (publishOn >= today && publishOn <= daysLater(today, 366))) return [];
    const why =
      publishOn < today ? 'has passed, so the question would go live at once' : 'is more than a year away';
    return [{ field: place, message: `${longDate(publishOn)} ${why}.` }];
  });
  if (unlikely.length === 0) return;
  const many = unlikely.length === 1 ? '1 date looks' : `${unlikely.length} dates look`;
  throw new DomainError('conflict', `Nothing was imported, because ${many} wrong.`, unlikely);
}
