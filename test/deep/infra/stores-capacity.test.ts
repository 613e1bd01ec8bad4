import { segments } from '#shared/domain/enquiries/segments.ts';
import { startFilledTables } from '../../support/filled-table.ts';
import { at, type Stores } from '../../support/stores.ts';

const pattern = {
  id: '00000000-0000-4000-8000-000000000000',
  type: 'course' as const,
  title: 'PMP Certification Training',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'Is there a weekend batch?',
  clarified: false,
  createdAt: at(0),
  ticket: 'E-2026-00000001',
  emails: [],
  fingerprint: 'of the enquiry',
};

const copy = (stored: string, number: number) =>
  stored
    .replaceAll(pattern.id, pattern.id.slice(0, -6) + String(number).padStart(6, '0'))
    .replaceAll(pattern.createdAt, new Date(Date.parse(pattern.createdAt) + number).toISOString());

const { newTable, fill, costOf } = startFilledTables();

async function storesWith(count: number, table: string, partition?: string): Promise<Stores> {
  const stores = await newTable(table);
  await stores.enquiries.add(pattern);
  await fill(count, copy, partition);
  return stores;
}

const page = { limit: 50, after: undefined };

const reads: [string, (stores: Stores) => Promise<unknown>][] = [
  ...segments.map((segment): (typeof reads)[number] => [
    `the part ${segment}`,
    ({ enquiries }) => enquiries.list(segment, page),
  ]),
  ['a search by name', ({ search }) => search.find('asha kulkarni')],
  ['a search by phone number', ({ search }) => search.find('098765 43210')],
  ['a search by ticket number', ({ search }) => search.find('E-2026-00000001')],
  ['a person', ({ person }) => person.customerOf({ email: pattern.email })],
  ['Today', ({ today }) => today.listDue(Date.parse(pattern.createdAt))],
];

describe('with 10,000 enquiries', () => {
  it('the owner’s reads use the same calls and units as with a thousand', async () => {
    const costs = async (stores: Stores) => {
      const all: Record<string, unknown> = {};
      for (const [name, read] of reads) all[name] = summed(await costOf(() => read(stores)));
      return all;
    };
    const few = await costs(await storesWith(1000, 'a-thousand'));
    const many = await costs(await storesWith(10_000, 'ten-thousand'));
    process.stdout.write(`${JSON.stringify(many, null, 1)}\n`);
    expect(many).toEqual(few);
  });
});

it('a page of 100,000 enquiries takes one Query and as many units as a page of 100', async () => {
  const firstPage = async (stores: Stores) =>
    costOf(async () => expect((await stores.enquiries.list('all', page)).items).toHaveLength(50));
  const few = await firstPage(await storesWith(100, 'few-enquiries', 'ENQUIRY'));
  const many = await firstPage(await storesWith(100_000, 'many-enquiries', 'ENQUIRY'));
  expect(many).toEqual(few);
  expect(few).toEqual([{ command: 'QueryCommand', units: expect.any(Number) }]);
  expect(few[0]?.units).toBeGreaterThan(0);
});

const summed = (calls: { command: string; units: number }[]) => ({
  calls: calls.length,
  units: calls.reduce((sum, { units }) => sum + units, 0),
});
