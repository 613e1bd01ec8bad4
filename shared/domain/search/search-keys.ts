import type { Findable } from './findable.ts';
import { nationalDigits, reversed, searchAddress, searchDigits, searchWords } from './searchable.ts';

/**
 * The keys that a thing is found by, and the keys that a text looks for. A key begins with what it is of:
 *
 *   w#<words of a name>    one for each of its words, which the others follow round: `kulkarni asha`
 *   w#<e-mail address>
 *   p#<digits>             a telephone number without its country's 91
 *   r#<digits reversed>    the same from its end, with its country: callers say the last digits
 *   t#<eight digits>       of a ticket, or of an order's number before its receipt
 *   s#<number>             of a receipt in its year, without its zeros
 *   i#<order's id>
 *
 * and ends in `#<time>#<kind>#<id>`, so that what has the same words stands in the order of time.
 */
export function searchKeysOf(thing: Findable): string[] {
  const { kind, id, at, name, email, phone, numbers } = thing;
  const words = searchWords(name);
  const names = words.map((_, first) => `w#${[...words.slice(first), ...words.slice(0, first)].join(' ')}`);
  const digits = searchDigits(phone ?? '');
  const beginnings = [
    ...names,
    ...(email ? [`w#${searchAddress(email)}`] : []),
    ...(digits ? [`p#${nationalDigits(digits)}`, `r#${reversed(digits)}`] : []),
    ...numbers.flatMap(keyOfNumber),
    ...(kind === 'order' ? [`i#${id.toLowerCase()}`] : []),
  ];
  return [...new Set(beginnings)].map((beginning) => `${beginning}#${at}#${kind}#${id}`);
}

/** The beginning of the keys of all that stands under one e-mail address. */
export const keysOfAddress = (email: string): string => `w#${searchAddress(email)}#`;

/** The beginning of the keys of all that stands under one telephone number, as it is kept. */
export const keysOfPhone = (phone: string): string => `r#${reversed(searchDigits(phone))}#`;

function keyOfNumber(number: string): string[] {
  const [, ticket] = /^[EGP]-\d{4}-(\d{8})$/.exec(number) ?? [];
  if (ticket) return [`t#${ticket}`];
  const [, serial] = /^\d{4}-\d\d\/0*([1-9]\d*)$/.exec(number) ?? [];
  return serial ? [`s#${serial}`] : [];
}

/** What a text looks for: keys with a beginning, of which some count. */
export interface Lookup {
  prefix: string;
  /** A number leads to its thing, and a name, an address or a telephone number to people. */
  finds: 'things' | 'people';
  /** Whether a thing that is found counts, where the beginning does not say all. */
  counts?: (thing: Pick<Findable, 'name' | 'numbers'>) => boolean;
}

/** The lookups for a text as somebody types or pastes it: four at most, none where it says too little. */
export function lookupsOf(text: string): Lookup[] {
  const typed = text.trim();
  const id = /^(?:order|other)_[\w-]{4,60}$/i.exec(typed);
  if (id) return [{ prefix: `i#${typed.toLowerCase()}`, finds: 'things' }];
  // A word may stand before a number: "Receipt no. 123", "ticket E-2026-01234567".
  const [, letter = '', number] =
    /^(?:(?:order|receipt|ticket|number|no|nr|phone|tel)[\s.:#]*)*#?\s*([egp]?)[\s-]*([+(]?[\p{Nd}][\p{Nd}\s().+/\u2010-\u2015\u2212-]*)$/iu.exec(
      typed,
    ) ?? [];
  if (number) return lookupsOfNumber(letter.toUpperCase(), number);
  return lookupsOfWords(searchWords(typed));
}

function lookupsOfNumber(letter: string, number: string): Lookup[] {
  const digits = searchDigits(number);
  if (letter) return ticketsOf(digits, letter);
  const phones = /\//.test(number) ? [] : phonesOf(digits);
  return [...receiptsOf(number, digits), ...ticketsOf(digits), ...phones];
}

/** Telephone numbers by their first digits, or by their last ones. */
function phonesOf(digits: string): Lookup[] {
  if (digits.length < fewest) return [];
  const national = nationalDigits(digits);
  // Ten digits say all: a number is found with its country, with what is dialled before it, and without.
  const last = reversed(digits.length > 10 ? digits.replace(/^0+/, '') : digits).slice(0, 10);
  return [
    ...(national.length < fewest ? [] : [{ prefix: `p#${national}`, finds: 'people' } as const]),
    { prefix: `r#${last}`, finds: 'people' },
  ];
}

/** A receipt by its number alone, of whatever year, or with its year: `2026-27/123`. */
function receiptsOf(number: string, digits: string): Lookup[] {
  const [, first = '', second, serial] = /^(20\d\d)\D*(\d\d)\D*0*([1-9]\d{0,5})$/.exec(number) ?? [];
  if (serial && Number(second) === (Number(first) + 1) % 100)
    return [
      {
        prefix: `s#${serial}#`,
        finds: 'things',
        counts: ({ numbers }) => numbers.some((each) => each.startsWith(`${first}-${second}/`)),
      },
    ];
  const [, alone] = /^0*([1-9]\d{0,5})$/.exec(digits) ?? [];
  return alone ? [{ prefix: `s#${alone}#`, finds: 'things' }] : [];
}

/** A ticket by its digits, its beginning or all of it, with the letter and the year that were said. */
function ticketsOf(digits: string, letter = ''): Lookup[] {
  const [, year = '', ticket = digits] = /^(20\d\d)(\d{8})$/.exec(digits) ?? [];
  if (ticket.length < fewest || ticket.length > 8) return [];
  const counts: Lookup['counts'] = ({ numbers }) =>
    numbers.some((each) => each.startsWith(letter) && each.includes(`-${year}`));
  return [{ prefix: `t#${ticket}`, finds: 'things', counts }];
}

function lookupsOfWords(words: string[]): Lookup[] {
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  if (longest.length < 2) return [];
  const inOrder: Lookup = { prefix: `w#${words.join(' ')}`, finds: 'people' };
  if (words.length === 1) return [inOrder];
  const hasAll: Lookup['counts'] = ({ name }) => {
    const its = searchWords(name);
    return words.every((word) => its.some((each) => each.startsWith(word)));
  };
  return [inOrder, { prefix: `w#${longest}`, finds: 'people', counts: hasAll }];
}

// Fewer digits are the number of a receipt, or nothing yet.
const fewest = 4;
