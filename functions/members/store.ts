import { type AdminMember, MemberInput } from '#shared/domain/team/member.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';
import {
  indexEntry,
  indexNow,
  reindexed,
  removeFromIndex,
  rowKeysOf,
  type Searchable,
  searchable,
} from '../search/keys.ts';

/**
 *   pk            sk     gsi1pk        gsi1sk
 *   TEAM_MEMBER   <id>   TEAM_MEMBER   <createdAt>#<id>
 *
 * Every change queues a refresh of the pages that show the team. A portrait is an object that belongs to exactly one
 * upload. PORTRAIT entries name objects to delete unless the item still shows them. The entry for a new object is
 * written before the object, so that a crash can't leave an object that nothing points to.
 */

const key = (id: string) => ({ pk: 'TEAM_MEMBER', sk: id }) as const;

const shownBy = ['GET /team', 'GET /coaching/offers'] as const;

export type StoredMember = AdminMember & Searchable;

export interface PortraitFacts {
  portrait: string;
}

/** Longer than an upload and than the two refreshes of the pages that still show an old portrait. */
const portraitMinutes = 5;

const deletePortrait = (portrait: string): NewEntry => ({
  kind: 'PORTRAIT',
  due: new Date(Date.now() + portraitMinutes * 60_000).toISOString(),
  facts: { portrait } satisfies PortraitFacts,
});

/** Returns undefined if a different person has this ID. */
export async function add(member: AdminMember & Creation): Promise<AdminMember | undefined> {
  const { earlierId: _, ...stored } = member;
  const indexKeys = { gsi1pk: 'TEAM_MEMBER', gsi1sk: `${member.createdAt}#${member.id}` };
  const item = { ...key(member.id), ...indexKeys, ...stored };
  const entries = [...refresh(undefined, shownBy), indexEntry];
  if (!(await outbox.insert({ ...item, ...searchable(item, item) }, entries))) {
    const existing = await table.find<AdminMember & Creation>(key(member.id));
    return existing?.fingerprint === member.fingerprint ? existing : undefined;
  }
  await indexNow(key(member.id));
  return member;
}

export const find = (id: string) => table.find<StoredMember>(key(id));

export async function findVisible(id: string): Promise<StoredMember | undefined> {
  const member = await find(id);
  return member?.isHidden ? undefined : member;
}

/** Returns undefined if the person doesn't exist or isn't at the `expected` version. */
export async function replace(
  id: string,
  input: MemberInput,
  expected?: number,
): Promise<AdminMember | undefined> {
  let former: string[] = [];
  const changed = await outbox.change<StoredMember>(key(id), (member) => {
    if (!isInVersion(member, expected)) return undefined;
    const set = { ...fieldsOf(MemberInput.def.shape, input), updatedAt: new Date().toISOString() };
    const search = reindexed(key(id), member, set);
    former = rowKeysOf(key(id), member);
    return {
      set: { ...set, ...search.set },
      ...nextVersion(expected),
      entries: [...refresh(member, shownBy), ...search.entries],
    };
  });
  if (changed) await indexNow(key(id), former);
  return changed;
}

/** Call this before the object is stored. Returns undefined if the person doesn't exist. */
export const expectPortrait = (id: string, portrait: string) =>
  outbox.change<StoredMember>(key(id), () => ({ entries: [deletePortrait(portrait)] }));

/** Without `portrait`, removes it. Returns undefined if the person doesn't exist. */
export const setPortrait = (id: string, portrait?: string) =>
  outbox.change<StoredMember>(key(id), (member) => ({
    set: { portrait, agreedAt: portrait && new Date().toISOString() },
    entries:
      member.portrait === portrait
        ? []
        : [...refresh(member, shownBy), ...(member.portrait ? [deletePortrait(member.portrait)] : [])],
  }));

export async function remove(id: string): Promise<AdminMember | undefined> {
  const member = await outbox.remove<StoredMember>(key(id), (former) => [
    ...refresh(former, shownBy),
    ...(former.portrait ? [deletePortrait(former.portrait)] : []),
    removeFromIndex(key(id), former),
  ]);
  if (member) await indexNow(key(id), rowKeysOf(key(id), member));
  return member;
}

export const list = ({ limit, after }: PageQuery) =>
  queries.list<AdminMember>({
    index: 'gsi1',
    partition: 'TEAM_MEMBER',
    limit,
    before: after,
    isAscending: true,
  });

/** What visitors see. A page can be shorter than requested. */
export async function listVisible(page: PageQuery): Promise<Page<AdminMember>> {
  const { items, next } = await list(page);
  return { items: items.filter(({ isHidden }) => !isHidden), next };
}
