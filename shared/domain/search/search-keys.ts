import type { SearchDocument } from './search-document.ts';
import { nationalDigits, reversed, searchAddress, searchDigits, searchWords } from './search-text.ts';

/**
 * Keys of the search index: `w#<words of a name>`, once for each word followed by the others (`kulkarni asha`);
 * `w#<email address>`; `p#<digits>` of a phone number without 91; `r#<digits reversed>` with it, because callers say
 * the last digits; `t#<eight digits>` of a ticket or early order number; `s#<number>` of a receipt, without leading
 * zeros; `i#<order id>`. Each ends with `#<time>#<kind>#<id>`.
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

/** For all items with an email address. */
export const keysOfAddress = (email: string): string => `w#${searchAddress(email)}#`;

/** For all items with a phone number as stored. */
export const keysOfPhone = (phone: string): string => `r#${reversed(searchDigits(phone))}#`;

function keyOfNumber(number: string): string[] {
  const [, ticket] = /^[EGP]-\d{4}-(\d{8})$/.exec(number) ?? [];
  if (ticket) return [`t#${ticket}`];
  const [, serial] = /^\d{4}-\d\d\/0*([1-9]\d*)$/.exec(number) ?? [];
  return serial ? [`s#${serial}`] : [];
}

/** A prefix to search for. */
export interface Lookup {
  prefix: string;
  /** Numbers find items; names, addresses and phone numbers find people. */
  finds: 'things' | 'customers';
  /** Filters results if the prefix isn't enough. */
  counts?: (thing: Pick<SearchDocument, 'name' | 'numbers'>) => boolean;
}

/** At most five. */
export function lookupsOf(text: string): Lookup[] {
  const typed = text.trim();
  const words = searchWords(typed);
  // A name can look like an id or number.
  const named: Lookup[] = words.length > 0 ? [{ prefix: `w#${words.join(' ')}#`, finds: 'customers' }] : [];
  const id = /^(?:order|other)_[\w-]{4,60}$/i.exec(typed);
  if (id) return [{ prefix: `i#${typed.toLowerCase()}`, finds: 'things' }, ...named];
  // "Receipt no. 123", "ticket E-2026-01234567".
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

/** By the first or the last digits. */
function phonesOf(digits: string): Lookup[] {
  if (digits.length < minDigits) return [];
  const national = nationalDigits(digits);
  // Ten digits are enough, with or without country code or dialling prefix.
  const last = reversed(digits.length > 10 ? digits.replace(/^0+/, '') : digits).slice(0, 10);
  return [
    ...(national.length < minDigits ? [] : [{ prefix: `p#${national}`, finds: 'customers' } as const]),
    { prefix: `r#${last}`, finds: 'customers' },
  ];
}

/** By its number, in any year, or with its year: `2026-27/123`. */
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

/** By its first or all digits, with letter and year if given. */
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

// One letter starts too many names, so it must be a whole word. A Chinese surname is one character.
const isLetter = (word: string) => [...word].length === 1 && !/\p{Script=Han}/u.test(word);

// Fewer digits are a receipt's number or too few to search.
const minDigits = 4;
