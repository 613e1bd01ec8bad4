import { cleanValue } from './clean.ts';
import type { Reading } from './reading.ts';

/** Numbers are checked for format and length, not against lists of allocated ranges. */

export const phoneHint = 'Enter a phone number such as 98220 12345 or +44 20 7946 0958.';

/**
 * Also finds the first number in a longer text, or the number in a `tel:` or WhatsApp link. Numbers are stored in
 * E.164, except Indian toll-free numbers, which can't be dialled from abroad and are stored as plain digits.
 */
export function readPhone(text: string): Reading<string> {
  const typed = cleanValue(text);
  const [, linked] = /(?:wa\.me\/|\bphone=)\+?(\d+)/i.exec(typed) ?? [];
  const whole = linked ? [`+${linked}`] : (typed.match(withAllSeparators) ?? []);
  const numbers = [...whole, ...(typed.match(withFewSeparators) ?? [])].map(dialled);
  const value = numbers.map(stored).find(Boolean);
  if (value) return { value };
  const longest = numbers.reduce((one, other) => (other.length > one.length ? other : one), '');
  return { fault: errorOf(longest) };
}

export const normalizePhone = (text: string): string | undefined => readPhone(text).value;

/** Returns E.164 without the plus, or undefined for a toll-free number. */
export const whatsappNumber = (phone: string): string | undefined => /^\+(\d+)$/.exec(phone)?.[1];

/** Without a number that WhatsApp can use, it asks the sender to choose a recipient. */
export function whatsappAddress(phone = '', text = ''): string {
  const number = whatsappNumber(normalizePhone(phone) ?? '') ?? '';
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Returns `+91 98220 12345` for an Indian number. Other numbers are returned unchanged. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

// Slashes, commas and brackets can be part of one number or separate two numbers.
const withAllSeparators = /\+?[\s(]*\d[\d\s().,[\]/-]*/g;
const withFewSeparators = /\+?\s*\d[\d\s.-]*/g;

const dialled = (run: string): string =>
  run
    // A trunk prefix in brackets is dialled only within the country.
    .replace(/^(\+|00)(.*)\(0\)/, '$1$2')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(trunkPrefix, '$1');

// In these countries, the leading 0 is dropped when dialling from abroad. Others, such as Italy, keep it.
const trunkPrefix = /^(\+(?:2[07]|3[0-4]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|35\d|9[679]\d))0+/;

function stored(number: string): string | undefined {
  const [, tollFree] = /^(?:\+91|0)?(18[06]0\d{6,7})$/.exec(number) ?? [];
  if (tollFree) return tollFree;
  const [, indian] = /^(?:\+0*91|0*(?:91)?0?)([1-9]\d{9})$/.exec(number) ?? [];
  if (indian) return placeholder.test(indian) ? undefined : `+91${indian}`;
  if (!/^\+(?!91)[1-9]\d{7,14}$/.test(number)) return undefined;
  const { code, national = '', lengths } = abroad(number);
  if (!lengths) return number;
  return lengths.includes(national.length) ? `+${code}${national}` : undefined;
}

function errorOf(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 6) return phoneHint;
  if (/^(?:\+91)?[1-9]\d{9}$/.test(number))
    return 'We can’t call this number. Enter one such as 98220 12345.';
  if (number.startsWith('+91'))
    return `An Indian number has 10 digits after +91. This one has ${digits.length - 2}.`;
  if (number.startsWith('+')) {
    const { code, national, lengths } = abroad(number);
    return lengths
      ? `A +${code} number has ${lengths.join(' or ')} digits after +${code}. This one has ${national.length}.`
      : `A phone number has 8 to 15 digits after the +. This one has ${digits.length}.`;
  }
  return digits.length < 9
    ? 'Enter the number with its area code, such as 0712 255 1234.'
    : `An Indian number has 10 digits. This one has ${digits.length}. Foreign numbers start with + and the country code.`;
}

function abroad(number: string) {
  const [, code = '', national = ''] = /^\+(1|44|61|65|971)(\d*)$/.exec(number) ?? [];
  return { code, national, lengths: nationalLengths.get(code) };
}

const nationalLengths: ReadonlyMap<string, readonly number[]> = new Map([
  ['1', [10]],
  ['44', [10]],
  ['61', [9]],
  ['65', [8]],
  ['971', [8, 9]],
]);

// People who don't want to be called type these.
const placeholder = /^(?:1234567890|([1-5])\1+)$/;
