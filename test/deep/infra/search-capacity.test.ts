import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { enquiryDocument } from '#shared/domain/search/search-document.ts';
import { searchKeyOf, searchTermsOf } from '#shared/domain/search/search-keys.ts';
import { startFilledTables } from '../../support/filled-table.ts';
import { at } from '../../support/stores.ts';

const pattern: Omit<Enquiry, 'historyCount'> = {
  id: '00000000-0000-4000-8000-000000000000',
  type: 'course',
  title: 'PMP Certification Training',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '+919876000000',
  message: 'Is there a weekend batch?',
  clarified: false,
  createdAt: at(0),
  ticket: 'E-2026-00000000',
};

const { newTable, fill, costOf } = startFilledTables();

it.each([
  ['asha', 1],
  ['asha kulkarni', 2],
  ['+91 98760 00042', 3],
  ['0042', 4],
  ['42', 2],
  ['E-2026-00000042', 2],
  ['asha42@example.com', 1],
])(
  'a search for %j among 10,000 people uses as many units as among 100, in %d Queries',
  async (text, queries) => {
    const few = await costOfSearch(text, 100);
    const many = await costOfSearch(text, 10_000);
    expect(few.map(({ command }) => command)).toEqual(Array.from({ length: queries }, () => 'QueryCommand'));
    expect(many.map(({ command }) => command)).toEqual(few.map(({ command }) => command));
    const [units, more] = [few, many].map((calls) => calls.reduce((sum, each) => sum + each.units, 0));
    expect(more).toBeLessThanOrEqual((units ?? 0) + 1);
  },
);

let tables = 0;

async function costOfSearch(text: string, people: number) {
  const { search, table } = await newTable(`search-${++tables}`);
  const keys = keysOf(pattern);
  for (const sk of keys) await table.put({ pk: 'SEARCH', sk, ...enquiryDocument(pattern, false) });
  await fill(people, (stored, person) => rowOf(stored, person, keys.indexOf(JSON.parse(stored).sk.S)));
  return costOf(() => search.find(text));
}

function keysOf(enquiry: typeof pattern): string[] {
  const document = enquiryDocument(enquiry, false);
  return searchTermsOf(document).map((term) => searchKeyOf(term, document));
}

function rowOf(stored: string, person: number, place: number): string {
  const digits = String(person).padStart(6, '0');
  const one: typeof pattern = {
    ...pattern,
    id: pattern.id.slice(0, -6) + digits,
    email: `asha${person}@example.com`,
    phone: `+919876${digits}`,
    ticket: `E-2026-00${digits}`,
  };
  const sk = keysOf(one)[place];
  const { id, email, phone, ticket } = one;
  const changed = { sk, id, email, phone };
  const texts = Object.entries(changed).map(([field, text]) => [field, { S: text }]);
  return JSON.stringify({
    ...JSON.parse(stored),
    ...Object.fromEntries(texts),
    numbers: { L: [{ S: ticket }] },
  });
}
