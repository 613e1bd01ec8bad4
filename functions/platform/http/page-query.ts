import { invalid } from '../errors.ts';
import type { PageQuery } from '../table/page.ts';

// A sort key contains a timestamp, or a number that sorts in reverse chronological order, with up to two parts on each
// side.
const sortKey = /^(?:[\w-]{1,16}#){0,2}(?:\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z|\d{9,13})(?:#[\w:.-]{1,64}){0,2}$/;

export function pageQueryOf(query: Record<string, string | undefined> = {}, most: number): PageQuery {
  return { limit: limitOf(query.limit, most), after: afterOf(query.cursor) };
}

/** The cursor is the sort key of the page's last item in base64url. It gives no access to anything outside the list. */
export const cursorOf = (sortKey: string): string => Buffer.from(sortKey).toString('base64url');

function limitOf(text: string | undefined, most: number): number {
  if (text === undefined) return most;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalid('The limit must be a whole number of at least 1.');
  return Math.min(Number(text), most);
}

function afterOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const after = Buffer.from(cursor, 'base64url').toString();
  if (!sortKey.test(after)) throw invalid('The cursor isn’t valid for this list.');
  return after;
}
