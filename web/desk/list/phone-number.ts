/** A telephone number for a `tel:` link: its digits, with the `+` where there is one. */
export const telNumber = (phone: string): string => phone.replace(/[^\d+]/g, '');

/**
 * Tells whether a telephone number contains what somebody searches for, however either of them is spaced and
 * bracketed. A query with a letter in it is no number.
 */
export function phoneMatches(phone: string, query: string): boolean {
  const digits = telNumber(query);
  return /^[\d\s+().-]+$/.test(query) && digits !== '' && telNumber(phone).includes(digits);
}

/**
 * A telephone number for WhatsApp's links: digits from the country's code on. Ten digits, also behind a zero, are
 * an Indian number; undefined for what is no whole number of any country.
 */
export function whatsappNumber(phone: string): string | undefined {
  const digits = telNumber(phone).replace(/^(\+|00)/, '');
  const isForeign = /^\s*(\+|00)/.test(phone);
  const national = isForeign ? undefined : /^0?(\d{10})$/.exec(digits)?.[1];
  if (national) return `91${national}`;
  return isForeign || digits.length > 10 ? /^[1-9]\d{7,14}$/.exec(digits)?.[0] : undefined;
}
