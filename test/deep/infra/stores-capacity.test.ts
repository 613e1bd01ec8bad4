import { startFilledTables } from '../../support/filled-table.ts';
import { at } from '../../support/stores.ts';

/** The cost of the owner's first page of enquiries, as the embedded DynamoDB itself counts. */

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
  mails: [],
  fingerprint: 'of the enquiry',
};

const { newTable, fill, costOf } = startFilledTables();

it('reads a page of 100,000 enquiries for the units of a page of 100, in one Query', async () => {
  const few = await costOfFirstPage('few-enquiries', 100);
  const many = await costOfFirstPage('many-enquiries', 100_000);
  expect(many).toEqual(few);
  expect(few).toEqual([{ command: 'QueryCommand', units: expect.any(Number) }]);
  expect(few[0]?.units).toBeGreaterThan(0);
});

async function costOfFirstPage(table: string, count: number) {
  const { enquiries } = await newTable(table);
  await enquiries.add(pattern);
  await fill(count, (stored, number) =>
    stored
      .replaceAll(pattern.id, pattern.id.slice(0, -6) + String(number).padStart(6, '0'))
      .replaceAll(pattern.createdAt, new Date(Date.parse(pattern.createdAt) + number).toISOString()),
  );
  return costOf(async () => {
    const { items } = await enquiries.list('by-the-book', { limit: 50, after: undefined });
    expect(items).toHaveLength(50);
  });
}
