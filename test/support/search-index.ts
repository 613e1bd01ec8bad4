import assert from 'node:assert/strict';
import type { OutboxItem } from '#functions/platform/outbox/entries.ts';
import { rowKeysOf, type Searchable } from '#functions/search/keys.ts';

type Items = readonly Record<string, unknown>[];
type SearchedItem = OutboxItem & Searchable;

const searched = new Set(['ENQUIRY', 'ORDER', 'PAYMENT_LINK', 'REVIEW', 'TEAM_MEMBER']);

export function assertSearchIndex(items: Items): void {
  const stored = items.filter(({ pk }) => searched.has(String(pk))) as unknown as SearchedItem[];
  const waiting = new Set(stored.filter(isWaiting).map(({ sk }) => sk));
  const rows = items.filter(({ pk, id }) => pk === 'SEARCH' && !waiting.has(String(id)));
  const expected = stored.filter(({ isDeleted, sk }) => !isDeleted && !waiting.has(sk));
  assert.deepEqual(
    rows.map(({ sk }) => String(sk)).toSorted(),
    expected.flatMap((item) => rowKeysOf(item, item)).toSorted(),
    'the search index has rows without an item, or items without rows',
  );
  for (const { id, name, email, phone } of rows) {
    const item = expected.find(({ sk }) => sk === id) as unknown as Person & { buyer?: Person };
    const person = item.buyer ?? item;
    const told = { name: person.name, email: person.email, phone: person.mobile ?? person.phone };
    assert.deepEqual({ name, email, phone }, told, `the search row of ${id} differs from its item`);
  }
}

interface Person {
  name?: string;
  email?: string;
  phone?: string;
  mobile?: string;
}

const isWaiting = ({ outbox = [] }: SearchedItem) =>
  outbox.some(({ kind }) => kind === 'SEARCH' || kind === 'ORDER');
