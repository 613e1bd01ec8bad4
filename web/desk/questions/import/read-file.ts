import { type FileRecord, type QuestionFile, questionFile, UnusableFile } from './question-file.ts';

/** Reads the questions out of a CSV or JSON file, or rejects with `UnusableFile`. */
export async function readQuestionFile(file: File): Promise<QuestionFile> {
  if (file.size > maxBytes) throw new UnusableFile('This file is larger than 50 MB. Divide it into several.');
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
const maxBytes = 50_000_000;

const notText = 'This is not a CSV or JSON file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.';

/** Reads a JSON file: a list of questions. */
function readJson(text: string): { names: Set<string>; records: FileRecord[] } {
  const items = parse(text);
  if (!Array.isArray(items)) throw new UnusableFile('This JSON file is no list: it has to begin with [.');
  const records = items.map((item: unknown, index) => recordOf(item, index + 1));
  return { names: new Set(records.flatMap(({ values }) => [...values.keys()])), records };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableFile('This is not valid JSON. Was the file saved completely?');
  }
}

function recordOf(item: unknown, place: number): FileRecord {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return { place, values: new Map(), problem: 'This item has no question, answer and category.' };
  return { place, values: new Map(Object.entries(item).map(([name, value]) => [name, textOf(value)])) };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
