import {
  type FoundCustomer,
  type FoundItem,
  maxResults,
  type SearchResult,
} from '#shared/domain/search/search.ts';
import type { SearchDocument } from '#shared/domain/search/search-document.ts';
import { type Lookup, lookupsOf } from '#shared/domain/search/search-keys.ts';
import { searchAddress } from '#shared/domain/search/search-text.ts';
import * as keys from './keys.ts';

/** Runs at most five queries of a hundred rows each, however much is stored. */
export async function find(text: string): Promise<SearchResult> {
  const found = await Promise.all(lookupsOf(text).map(lookUp));
  const things = newestFirst(found.flatMap((each) => (each.finds === 'things' ? each.items : [])));
  const customers = customersOf(found.flatMap((each) => (each.finds === 'customers' ? each.items : [])));
  return {
    things: things.slice(0, maxResults).map(foundThing),
    customers: customers.slice(0, maxResults),
    isMore:
      things.length > maxResults ||
      customers.length > maxResults ||
      found.some(({ next }) => next !== undefined),
  };
}

async function lookUp({ prefix, finds, counts = () => true }: Lookup) {
  const { items, next } = await keys.list(prefix, { limit: maxRows, isAscending: true });
  return { finds, items: items.filter(counts), next };
}

const maxRows = 100;

function newestFirst(things: SearchDocument[]): SearchDocument[] {
  const byId = new Map(things.map((thing) => [`${thing.kind}#${thing.id}`, thing]));
  return [...byId.values()].toSorted((a, b) => (a.at > b.at ? -1 : 1));
}

function customersOf(things: SearchDocument[]): FoundCustomer[] {
  const groups = Map.groupBy(newestFirst(things), ({ email, phone, id }) =>
    email ? searchAddress(email) : phone || id,
  );
  const customers = [...groups.values()].map((group): FoundCustomer => {
    const latest = group[0] as SearchDocument;
    const phone = group.find((each) => each.phone)?.phone;
    return {
      name: group.find(({ name }) => name)?.name ?? '',
      ...(latest.email && { email: searchAddress(latest.email) }),
      ...(phone && { phone }),
      ...{ count: group.length, latest: foundThing(latest) },
      ...(group.every(({ isSuspected }) => isSuspected) && { isSuspected: true }),
    };
  });
  return customers.toSorted(
    (a, b) => Number(a.isSuspected ?? 0) - Number(b.isSuspected ?? 0) || compare(a, b),
  );
}

const compare = (a: FoundCustomer, b: FoundCustomer) => a.name.localeCompare(b.name);

export const foundThing = ({
  kind,
  id,
  title,
  name,
  numbers,
  at,
  isSuspected,
}: SearchDocument): FoundItem => ({
  ...{ kind, id, title, who: name, at },
  ...(numbers[0] && { number: numbers[0] }),
  ...(isSuspected && { isSuspected }),
});
