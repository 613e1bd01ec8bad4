import { normalizePhone, whatsappNumber } from '#shared/domain/text/phone.ts';

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

/** The address of a message on WhatsApp. Without a number that WhatsApp can have, it asks whom the message is for. */
export const whatsappAddress = (phone = '', words?: string): string =>
  `https://wa.me/${whatsappNumber(normalizePhone(phone) ?? '') ?? ''}${words ? `?text=${encodeURIComponent(words)}` : ''}`;
