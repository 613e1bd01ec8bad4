import { normalizePhone } from '#shared/domain/phone.ts';

/** A telephone number for a `tel:` link: in E.164, or, where it is none, its digits and `+`. */
export const telNumber = (phone: string): string => normalizePhone(phone) ?? phone.replace(/[^\d+]/g, '');

/**
 * Tells whether a telephone number contains what somebody searches for, however either of them is spaced and
 * bracketed, and with a leading 0 for India too. A query with a letter in it is no number.
 */
export function phoneMatches(phone: string, query: string): boolean {
  const digits = telNumber(query);
  if (!/^[\d\s+().-]+$/.test(query) || digits === '') return false;
  const parts = [digits, digits.replace(/^0(?=[1-9])/, '+91')];
  return [telNumber(phone), phone.replace(/[^\d+]/g, '')].some((number) =>
    parts.some((part) => number.includes(part)),
  );
}

/** A telephone number for WhatsApp's links: digits from the country's code on; undefined for what is no whole number. */
export const whatsappNumber = (phone: string): string | undefined => normalizePhone(phone)?.slice(1);
