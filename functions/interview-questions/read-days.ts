import { cleanValue } from '#shared/domain/text/clean.ts';
import type { Reading } from '#shared/domain/text/reading.ts';

/**
 * Reads dates such as `2026-12-31`, `31/12/2026` and `31-Dec-26`, with or without a time. Ambiguous dates are read as
 * day-first, unless another date in the file can only be month-first.
 */
export function dayReader(texts: readonly string[]): (text: string) => Reading<string> {
  const days = texts.map(withoutTime);
  const dayFirst = days.find((text) => Number(inDigits.exec(text)?.[1]) > 12);
  const monthFirst = days.find((text) => Number(inDigits.exec(text)?.[2]) > 12);
  const isMixed = dayFirst !== undefined && monthFirst !== undefined;
  return (typed) => {
    const text = withoutTime(typed);
    const [, first = '', second = '', year = ''] = inDigits.exec(text) ?? [];
    if (year && isMixed)
      return {
        fault: `The file has dates with the day first, such as “${dayFirst}”, and with the month first, such as “${monthFirst}”. Use the format 2026-12-31.`,
      };
    const value = year
      ? monthFirst === undefined
        ? dayOf(year, second, first)
        : dayOf(year, first, second)
      : (inOrder(text) ?? inWords(text));
    if (value) return { value };
    return { fault: `The publish date must be a date such as 2026-12-31, not “${typed.trim()}”.` };
  };
}

const withoutTime = (text: string) =>
  cleanValue(text).replace(
    /[T ,]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?:Z| ?[+-]\d\d:?\d\d)?$/i,
    '',
  );

const inDigits = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/;

function inOrder(text: string) {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  return year && dayOf(year, month, day);
}

/** For example `13-Nov-26`, `13th November, 2026` or `Nov 13, 2026`. */
function inWords(text: string) {
  const [, day, name, otherName, otherDay, year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[- ,]*([a-z]{3,9})|([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?)\.?[- ,]+(\d{4}|\d\d)$/i.exec(
      text,
    ) ?? [];
  const written = (name ?? otherName ?? '').toLowerCase();
  const month = months.findIndex(
    (each) => each === written || (each.startsWith(written) && written.length < 5),
  );
  return year && written && dayOf(year, String(month + 1), day ?? otherDay ?? '');
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return new Date(iso).toJSON()?.startsWith(iso) ? iso : undefined;
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
