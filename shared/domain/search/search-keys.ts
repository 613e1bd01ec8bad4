import type { SearchDocument } from './search-document.ts';
import { nationalDigits, reversed, searchAddress, searchDigits, searchWords } from './search-text.ts';

/**
 * Every key in the search index ends with `#<time>#<kind>#<id>`. It starts with:
 *
 *   w#<words>    a name, with one key starting at each of its words (`kulkarni asha`), or an email address
 *   p#<digits>   a phone number without 91
 *   r#<digits>   a full phone number, reversed, because callers often give only the last digits
 *   t#<digits>   the eight digits of a ticket or an order number
 *   s#<number>   a receipt number, without leading zeros
 *   i#<id>       an order id, or the id of the payment that paid for it
 */
export const searchKeyOf = (term: string, { at, kind, id }: SearchDocument): string =>
  `${term}#${at}#${kind}#${id}`;

export function searchTermsOf({ kind, id, name, email, phone, numbers }: SearchDocument): string[] {
  const words = searchWords(name);
  const names = words.map((_, first) => `w#${[...words.slice(first), ...words.slice(0, first)].join(' ')}`);
  const digits = searchDigits(phone ?? '');
  const terms = [
    ...names,
    ...(email ? [`w#${searchAddress(email)}`] : []),
    ...(digits ? [`p#${nationalDigits(digits)}`, `r#${reversed(digits)}`] : []),
    ...numbers.flatMap(keyOfNumber),
    ...(kind === 'order' ? [`i#${id.toLowerCase()}`] : []),
  ];
  return [...new Set(terms)];
}

export const keysOfAddress = (email: string): string => `w#${searchAddress(email)}#`;

export const keysOfPhone = (phone: string): string => `r#${reversed(searchDigits(phone))}#`;

function keyOfNumber(number: string): string[] {
  const [, ticket] = /^[EGP]-\d{4}-(\d{8})$/.exec(number) ?? [];
  if (ticket) return [`t#${ticket}`];
  if (number.startsWith('pay_')) return [`i#${number.toLowerCase()}`];
  const [, serial] = /^\d{4}-\d\d\/0*([1-9]\d*)$/.exec(number) ?? [];
  return serial ? [`s#${serial}`] : [];
}

export interface Lookup {
  prefix: string;
  /** `things` for ticket, receipt and order numbers. `customers` for names, email addresses and phone numbers. */
  finds: 'things' | 'customers';
  /** Filters the results if the prefix is too broad. */
  counts?: (thing: Pick<SearchDocument, 'name' | 'numbers'>) => boolean;
}

/** Returns at most five lookups. */
export function lookupsOf(text: string): Lookup[] {
  const typed = text.trim();
  const words = searchWords(typed);
  // Names are always searched as well, because a name can look like an id or a number.
  const named: Lookup[] = words.length > 0 ? [{ prefix: `w#${words.join(' ')}#`, finds: 'customers' }] : [];
  const id = /^(?:order|other|pay)_[\w-]{4,60}$/i.exec(typed);
  if (id) return [{ prefix: `i#${typed.toLowerCase()}`, finds: 'things' }, ...named];
  // Matches “Receipt no. 123” and “ticket E-2026-01234567”, for example.
  const [, letter = '', number] =
    /^(?:(?:order|receipt|ticket|number|no|nr|phone|tel)[\s.:#]*)*#?\s*([egp]?)[\s-]*([+(]?[\p{Nd}][\p{Nd}\s().+/\u2010-\u2015\u2212-]*)$/iu.exec(
      typed,
    ) ?? [];
  if (number) return [...lookupsOfNumber(letter.toUpperCase(), number), ...named];
  const address = `w#${searchAddress(typed)}`;
  const found = lookupsOfWords(words);
  const isAddress = /^\S+@\S*$/.test(typed) && !found.some(({ prefix }) => prefix === address);
  return isAddress ? [{ prefix: address, finds: 'customers' }, ...found] : found;
}

function lookupsOfNumber(letter: string, number: string): Lookup[] {
  const digits = searchDigits(number);
  if (letter) return ticketsOf(digits, letter);
  const phones = /\//.test(number) ? [] : phonesOf(digits);
  return [...receiptsOf(number, digits), ...ticketsOf(digits), ...phones];
}

function phonesOf(digits: string): Lookup[] {
  if (digits.length < minDigits) return [];
  const national = nationalDigits(digits);
  // The last ten digits are enough, with or without a country code or dialling prefix.
  const last = reversed(digits.length > 10 ? digits.replace(/^0+/, '') : digits).slice(0, 10);
  return [
    ...(national.length < minDigits ? [] : [{ prefix: `p#${national}`, finds: 'customers' } as const]),
    { prefix: `r#${last}`, finds: 'customers' },
  ];
}

/** Finds a receipt by its number in any year, or in a specific year if it's typed like `2026-27/123`. */
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

/** Finds a ticket by its first digits. If a letter or a year was typed, it has to match as well. */
function ticketsOf(digits: string, letter = ''): Lookup[] {
  const [, year = '', ticket = digits] = /^(20\d\d)(\d{8})$/.exec(digits) ?? [];
  if (ticket.length < minDigits || ticket.length > 8) return [];
  const counts: Lookup['counts'] = ({ numbers }) =>
    numbers.some((each) => each.startsWith(letter) && each.includes(`-${year}`));
  return [{ prefix: `t#${ticket}`, finds: 'things', counts }];
}

function lookupsOfWords(words: string[]): Lookup[] {
  const [longest] = [...words].sort((a, b) => b.length - a.length);
  if (!longest) return [];
  if (words.length === 1)
    return [{ prefix: `w#${longest}${isLetter(longest) ? '#' : ''}`, finds: 'customers' }];
  const inOrder: Lookup = { prefix: `w#${words.join(' ')}`, finds: 'customers' };
  const hasAll: Lookup['counts'] = ({ name }) => {
    const its = searchWords(name);
    return words.every((word) => its.some((each) => each.startsWith(word)));
  };
  return [
    inOrder,
    { prefix: `w#${longest}${isLetter(longest) ? ' ' : ''}`, finds: 'customers', counts: hasAll },
  ];
}

// Too many names start with any given letter, so a single letter only matches a whole word. Chinese characters are
// exempt, because a surname can be a single character.
const isLetter = (word: string) => [...word].length === 1 && !/\p{Script=Han}/u.test(word);

// A shorter number can only be a receipt number.
const minDigits = 4;
