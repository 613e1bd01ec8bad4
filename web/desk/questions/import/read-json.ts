import { type FileRecord, UnusableFile } from './question-file.ts';

/** Reads a JSON file: a list of questions. */
export function readJson(text: string): { names: Set<string>; records: FileRecord[] } {
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
