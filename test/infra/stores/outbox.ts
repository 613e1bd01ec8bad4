import type { OutboxItem } from '#functions/platform/outbox/entries.ts';
import { at, atOnce, type Stores } from '../../support/stores.ts';

const key = { pk: 'COURSE', sk: 'one' } as const;
const item = { ...key, gsi1pk: 'COURSE', gsi1sk: 'one', count: 0 };

const entry = (facts: unknown, due?: string) => ({ kind: 'REFRESH', facts, ...(due && { due }) }) as const;

export function outboxSuite(stores: () => Stores) {
  describe('an outbox', () => {
    const taken = async (most = 10) => {
      const { take } = stores();
      const claims = await Promise.all((await take.listDue('REFRESH', most)).map((due) => take.claim(due)));
      return claims.filter((claim) => claim !== undefined);
    };

    it('loses none of twenty changes and entries made at once', async () => {
      const { outbox, table } = stores();
      await outbox.insert(item, [entry('new')]);
      await atOnce((turn) =>
        outbox.change<typeof item>(key, ({ count }) => ({
          set: { count: count + 1 },
          entries: [entry(turn)],
        })),
      );
      const stored = await table.find<OutboxItem & typeof item>(key);
      expect(stored?.count).toBe(20);
      expect(stored?.outbox).toHaveLength(21);
    });

    it('gives each entry to only one of twenty runs, in order, and is gone with the last', async () => {
      const { outbox, take, table } = stores();
      await outbox.insert(item, [entry('second', at(1)), entry('first', at(0)), entry('third', at(1))]);
      const seen: unknown[] = [];
      while ((await take.listDue('REFRESH', 1)).length > 0) {
        const [claimed, ...others] = (await atOnce(() => taken(1))).flat();
        if (!claimed) throw new Error('The due entry wasn’t claimed.');
        expect(others).toEqual([]);
        expect(await taken()).toEqual([]);
        seen.push(claimed.entry.facts);
        expect(await take.pop(claimed)).toBe(true);
        expect(await take.pop(claimed)).toBe(false);
      }
      expect(seen).toEqual(['first', 'second', 'third']);
      expect(await table.find(key)).toEqual({ ...item, outboxTag: expect.any(String) });
    });

    it('returns a postponed entry again, ahead of entries that became due since', async () => {
      const { outbox, take } = stores();
      await outbox.insert(item, [entry('first'), entry('second')]);
      for (let turn = 0; turn < 2; turn++) {
        const [first] = await taken();
        expect(first?.entry.facts).toBe('first');
        if (first) await take.delay(first, new Date().toISOString());
      }
    });

    it('lists due entries, earliest first, up to the limit', async () => {
      const { outbox, take } = stores();
      for (const n of [3, 1, 2]) await outbox.insert({ ...key, sk: `${n}` }, [entry(n, at(n))]);
      await outbox.insert({ ...key, sk: 'later' }, [entry(4, new Date(Date.now() + 60_000).toISOString())]);
      expect((await take.listDue('REFRESH', 10)).map(({ sk }) => sk)).toEqual(['1', '2', '3']);
      expect((await take.listDue('REFRESH', 2)).map(({ sk }) => sk)).toEqual(['1', '2']);
    });

    it('outlives its item, which is no longer found, and moves to a new item with its key', async () => {
      const { outbox, queries, table } = stores();
      await outbox.insert(item, [entry('added')]);
      expect(await outbox.remove(key, () => [entry('deleted')])).toMatchObject(key);
      expect(await outbox.remove(key, () => [entry('deleted')])).toBeUndefined();
      expect(await table.find(key)).toBeUndefined();
      expect(await table.change(key, { set: { count: 9 } })).toBeUndefined();
      expect(await outbox.change(key, () => ({ set: { count: 9 }, entries: [] }))).toBeUndefined();
      expect((await queries.list({ index: 'gsi1', partition: 'COURSE', limit: 9 })).items).toEqual([]);

      const outcomes = await atOnce((turn) => outbox.insert({ ...item, count: turn }, [entry('anew')]));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const { outbox: entries } = (await table.find<OutboxItem>(key)) ?? {};
      expect(entries?.map(({ facts }) => facts)).toEqual(['added', 'deleted', 'anew']);
    });

    it('is gone with the last entry of a deleted item', async () => {
      const { outbox, take, table } = stores();
      await outbox.insert(item, []);
      expect(await outbox.remove(key, () => [entry('deleted')])).toMatchObject(key);
      const [claimed] = await taken();
      if (claimed) await take.pop(claimed, { followUps: [entry('again', at(0))] });
      expect(await table.findAny(key)).toBeDefined();
      const [again] = await taken();
      if (again) await take.pop(again);
      expect(await table.findAny(key)).toBeUndefined();
    });
  });
}
