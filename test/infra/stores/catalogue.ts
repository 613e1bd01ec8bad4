import { at, atOnce, type Stores } from '../../support/stores.ts';

const everything = { limit: 100, after: undefined };

const course = (id: string, minute = 0) => ({
  id,
  title: `Course ${id}`,
  description: 'Live classes.',
  price: 11999,
  startDate: '2026-12-05',
  duration: '6 weeks',
  timings: 'Sundays',
  createdAt: at(minute),
  version: 1,
  fingerprint: `of ${id}`,
});

const question = (text: string, minute: number) => ({
  question: text,
  answer: 'Yes.',
  category: 'SQL',
  createdAt: at(minute),
});

export function catalogueSuite(stores: () => Stores) {
  describe('courses', () => {
    it('are found as added and listed newest first', async () => {
      const { courses } = stores();
      for (const [id, minute] of [
        ['old', 1],
        ['new', 3],
        ['middle', 2],
      ] as const) {
        await courses.add(course(id, minute));
      }
      expect(await courses.find('old')).toMatchObject(course('old', 1));
      expect(await courses.find('none')).toBeUndefined();
      const { items, next } = await courses.list(everything);
      expect(items.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
      expect(next).toBeUndefined();
    });

    it('have a next page only if another course follows', async () => {
      const { courses } = stores();
      const pageOf = async (limit: number, after?: string) => {
        const { items, next } = await courses.list({ limit, after });
        return { ids: items.map(({ id }) => id), next };
      };
      expect(await pageOf(1)).toEqual({ ids: [], next: undefined });
      for (const turn of [1, 2, 3]) await courses.add(course(`c${turn}`, turn));
      expect(await pageOf(3)).toEqual({ ids: ['c3', 'c2', 'c1'], next: undefined });
      const { ids, next } = await pageOf(2);
      expect(ids).toEqual(['c3', 'c2']);
      expect(await pageOf(1, next)).toEqual({ ids: ['c1'], next: undefined });
    });

    it('lose what a replacement omits, and keep their place in the list', async () => {
      const { courses } = stores();
      await courses.add(course('one', 1));
      await courses.add(course('two', 2));
      const replaced = await courses.replace('one', { title: 'Shorter', description: 'Now.', price: 0 });
      expect(replaced).toMatchObject({ id: 'one', title: 'Shorter', price: 0, createdAt: at(1) });
      expect(replaced).not.toHaveProperty('duration');
      expect(await courses.find('one')).not.toHaveProperty('startDate');
      expect((await courses.list(everything)).items.map(({ title }) => title)).toEqual([
        'Course two',
        'Shorter',
      ]);
    });

    it('are stored once: a repeat gets the stored course, and another body is rejected', async () => {
      const { courses } = stores();
      await courses.add(course('one', 1));
      await courses.replace('one', { ...course('one'), title: 'Later title' });
      expect(await courses.add(course('one', 9))).toMatchObject({ title: 'Later title', createdAt: at(1) });
      expect(await courses.add({ ...course('one'), fingerprint: 'another' })).toBeUndefined();
    });

    it('are replaced only in the expected version, which increases', async () => {
      const { courses } = stores();
      await courses.add(course('one', 1));
      const outcomes = await atOnce((turn) => courses.replace('one', { ...course('one'), price: turn }, 1));
      expect(outcomes.filter(Boolean)).toEqual([expect.objectContaining({ version: 2 })]);
      expect(await courses.replace('one', course('one'), 1)).toBeUndefined();
      expect(await courses.replace('one', course('one'))).toMatchObject({ version: 3 });
      expect(await courses.replace('none', course('none'), 1)).toBeUndefined();
    });

    it('aren’t created by replacing, and are deleted once', async () => {
      const { courses } = stores();
      expect(await courses.replace('none', course('none'))).toBeUndefined();
      expect(await courses.find('none')).toBeUndefined();
      await courses.add(course('one'));
      expect(await courses.remove('one')).toMatchObject({ id: 'one' });
      expect(await courses.remove('one')).toBeUndefined();
      expect((await courses.list(everything)).items).toEqual([]);
    });
  });

  describe('interview questions', () => {
    it('appear at their time, newest first', async () => {
      const { questions } = stores();
      for (const [text, minute] of [
        ['a', 1],
        ['c', 3],
        ['b', 2],
      ] as const)
        await questions.add(question(text, minute), text);
      const listed = async (minute: number) =>
        (await questions.listPublished(at(minute), everything)).items.map(({ question }) => question);
      expect(await listed(0)).toEqual([]);
      expect(await listed(2)).toEqual(['b', 'a']);
      expect(await listed(9)).toEqual(['c', 'b', 'a']);
    });

    it('stay hidden before their time on later pages too', async () => {
      const { questions } = stores();
      await questions.add(question('tomorrow', 50), 'one call');
      await questions.add(question('today', 1), 'another call');
      const { items } = await questions.listPublished(at(10), { limit: 10, after: `${at(59)}#z` });
      expect(items.map(({ question }) => question)).toEqual(['today']);
    });
  });
}
