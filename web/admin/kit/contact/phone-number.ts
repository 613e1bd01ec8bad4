import { normalizePhone } from '#shared/domain/text/phone.ts';

/**
 * Compares only the digits, so spaces, brackets and India's leading 0 don't matter. A query that contains letters never
 * matches.
 */
export function phoneMatches(phone: string, query: string): boolean {
  const digits = normalizePhone(query) ?? digitsOf(query);
  if (!/^[\d\s+().-]+$/.test(query) || digits === '') return false;
  const parts = [digits, digits.replace(/^0(?=[1-9])/, '+91')];
  return [normalizePhone(phone) ?? '', digitsOf(phone)].some((number) =>
    parts.some((part) => number.includes(part)),
  );
}

const digitsOf = (phone: string) => phone.replace(/[^\d+]/g, '');
