import { normalizePhone, whatsappNumber } from '#shared/domain/text/phone.ts';

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

/** If there's no usable number, WhatsApp asks the owner to choose a recipient. */
export const whatsappAddress = (phone = '', words?: string): string =>
  `https://wa.me/${whatsappNumber(normalizePhone(phone) ?? '') ?? ''}${words ? `?text=${encodeURIComponent(words)}` : ''}`;
