import { cleanValue } from './clean.ts';
import type { Reading } from './reading.ts';

/** Phone numbers. Shape and length decide what is a number, not a list of allocated ranges. */

/** The sentence about a faulty phone number, for the forms and the API. */
export const phoneHint = 'Enter a phone number such as 98220 12345 or +44 20 7946 0958.';

/**
 * Reads a phone number as people type and paste it: also with words around it, from a `tel:` or WhatsApp link, or the
 * first of several. It is stored in E.164; an Indian toll-free number, which can't be dialled from abroad, as its digits.
 */
export function readPhone(text: string): Reading<string> {
  const typed = cleanValue(text);
  const [, linked] = /(?:wa\.me\/|\bphone=)\+?(\d+)/i.exec(typed) ?? [];
  const whole = linked ? [`+${linked}`] : (typed.match(withAllSeparators) ?? []);
  const numbers = [...whole, ...(typed.match(withFewSeparators) ?? [])].map(dialled);
  const value = numbers.map(stored).find(Boolean);
  if (value) return { value };
  const longest = numbers.reduce((one, other) => (other.length > one.length ? other : one), '');
  return { fault: faultOf(longest) };
}

/** A phone number as it is stored; undefined for what isn't one. */
export const normalizePhone = (text: string): string | undefined => readPhone(text).value;

/** A stored number for WhatsApp: in E.164 without its plus. Undefined for a toll-free number. */
export const whatsappNumber = (phone: string): string | undefined => /^\+(\d+)$/.exec(phone)?.[1];

/** A stored number for people to read: an Indian one as `+91 98220 12345`, any other as it is. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

// A slash or a comma is inside one number or between two, and so is a bracket.
const withAllSeparators = /\+?[\s(]*\d[\d\s().,[\]/-]*/g;
const withFewSeparators = /\+?\s*\d[\d\s.-]*/g;

/** The digits to dial, after a plus if the number has its country's code. */
const dialled = (run: string): string =>
  run
    // A trunk prefix in brackets is for callers within the country.
    .replace(/^(\+|00)(.*)\(0\)/, '$1$2')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(trunkPrefix, '$1');

// A country code and the 0 that only callers within the country dial. Where the 0 belongs to the number, as in Italy,
// the code is left out.
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

/** Says why a number can't be called. */
function faultOf(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 6) return phoneHint;
  if (/^(?:\+91)?[1-9]\d{9}$/.test(number))
    return 'We can’t call this number. Enter one such as 98220 12345.';
  if (number.startsWith('+91'))
    return `An Indian number has 10 digits after +91, and this one has ${digits.length - 2}.`;
  if (number.startsWith('+')) {
    const { code, national, lengths } = abroad(number);
    return lengths
      ? `A +${code} number has ${lengths.join(' or ')} digits after +${code}, and this one has ${national.length}.`
      : `A number has 8 to 15 digits after its +, and this one has ${digits.length}.`;
  }
  return digits.length < 9
    ? 'Enter the number with its area code, such as 0712 255 1234.'
    : `An Indian number has 10 digits, and this one has ${digits.length}. A number abroad starts with + and its country code.`;
}

/** Splits a foreign number into country code and national number, with the lengths that are valid there, if known. */
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

// What people type when they don't want to be called.
const placeholder = /^(?:1234567890|([1-5])\1+)$/;
