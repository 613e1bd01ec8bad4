import { normalizePhone } from '#shared/domain/text/phone.ts';

/**
 * Tells whether a telephone number contains what somebody searches for, however either of them is spaced and
 * bracketed, and with a leading 0 for India too. A query with a letter in it is no number.
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

/** A telephone number for WhatsApp's links: digits from the country's code on; undefined for what is no whole number. */
export const whatsappNumber = (phone: string): string | undefined => normalizePhone(phone)?.slice(1);
