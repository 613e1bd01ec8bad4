import { type QuestionFile, questionFile, UnusableFile } from './question-file.ts';
import { readJson } from './read-json.ts';

/** Reads the questions out of a CSV or JSON file, or rejects with `UnusableFile`. */
export async function readQuestionFile(file: File): Promise<QuestionFile> {
  if (file.size > mostBytes)
    throw new UnusableFile('This file is larger than 50 MB. Divide it into several.');
  const text = await file.text();
  if (text.includes('\uFFFD') || text.includes('\0')) throw new UnusableFile(notText);
  const { name } = file;
  if (/\.json$/i.test(name)) {
    const { names, records } = readJson(text);
    return questionFile({ name, placeName: 'Item' }, records, names);
  }
  // The parser comes with the first CSV file: most days nobody imports one.
  const { readCsv } = await import('./read-csv.ts');
  const { names, records } = readCsv(text.replace(/^\uFEFF/, ''));
  return questionFile({ name, placeName: 'Line' }, records, names);
}

// Above what 5,000 of the longest questions come to.
const mostBytes = 50_000_000;

const notText = 'This is not a CSV or JSON file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.';
