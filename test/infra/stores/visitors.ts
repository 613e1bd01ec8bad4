import type { EnquiryType } from '#shared/domain/enquiries/enquiry.ts';
import { at, atOnce, type Stores } from '../../support/stores.ts';

const everything = { limit: 100, after: undefined };

const enquiry = (id: string, minute: number, type: EnquiryType = 'course') => ({
  id,
  ticket: 'E-2026-00000001',
  type,
  title: 'PMP',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '',
  message: '',
  clarified: false,
  createdAt: at(minute),
  fingerprint: `of ${id}`,
  emails: [],
});

const review = (id: string, minute: number, message = 'Useful.') => ({
  id,
  name: 'Meera',
  email: 'meera@example.com',
  message,
  rating: 4,
  approved: false,
  createdAt: at(minute),
  fingerprint: `of ${id}`,
});

const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

export function visitorsSuite(stores: () => Stores) {
  describe('enquiries', () => {
    it('are stored once: a repeat is the same, and another body is rejected', async () => {
      const { enquiries } = stores();
      const first = enquiry('one', 1);
      expect(await enquiries.add(first)).toBe(true);
      expect(await enquiries.add({ ...first, createdAt: at(9) })).toBe(true);
      expect(await enquiries.add({ ...first, name: 'Mallory', fingerprint: 'another' })).toBe(false);
      expect(await enquiries.find('one')).toMatchObject({ name: 'Asha', createdAt: at(1) });
      expect(ids(await enquiries.list('all', everything))).toEqual(['one']);
    });

    it('are stored once if all repeats arrive at once', async () => {
      const { enquiries } = stores();
      const stored = await atOnce((turn) =>
        enquiries.add({ ...enquiry('one', turn), fingerprint: `body ${turn % 2}` }),
      );
      expect(stored.filter(Boolean)).toHaveLength(10);
      expect(ids(await enquiries.list('all', everything))).toEqual(['one']);
    });

    it('are listed pending first, and move when clarified', async () => {
      const { enquiries } = stores();
      await enquiries.add(enquiry('general', 9, 'general'));
      for (const [id, minute] of [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ] as const)
        await enquiries.add(enquiry(id, minute));
      expect(ids(await enquiries.list('all', everything))).toEqual(['c', 'b', 'a', 'general']);

      const clarified = await enquiries.toggle(enquiry('b', 2));
      expect(clarified).toMatchObject({ id: 'b', clarified: true });
      expect(ids(await enquiries.list('all', everything))).toEqual(['c', 'a', 'general', 'b']);

      expect(await enquiries.toggle({ ...enquiry('b', 2), clarified: true })).toMatchObject({
        clarified: false,
      });
      expect(ids(await enquiries.list('all', everything))).toEqual(['c', 'b', 'a', 'general']);
    });

    it('change once if twenty change them from the same state', async () => {
      const { enquiries } = stores();
      await enquiries.add(enquiry('one', 1));
      const turned = await atOnce(() => enquiries.toggle(enquiry('one', 1)));
      expect(turned.filter(Boolean)).toHaveLength(1);
      expect(await enquiries.find('one')).toMatchObject({ clarified: true });
      expect(await enquiries.toggle(enquiry('none', 1))).toBeUndefined();
    });

    it('are listed page by page to the end, once each', async () => {
      const { enquiries } = stores();
      await atOnce((turn) => enquiries.add(enquiry(`e${turn}`, turn >> 1, turn % 3 ? 'course' : 'general')));
      const whole = ids(await enquiries.list('all', everything));
      const paged: string[] = [];
      let after: string | undefined;
      let pages = 0;
      do {
        const page = await enquiries.list('all', { limit: 7, after });
        paged.push(...ids(page));
        after = page.next;
        pages++;
      } while (after !== undefined);
      expect(paged).toEqual(whole);
      expect([paged.length, pages]).toEqual([20, 3]);
    });
  });

  describe('figures', () => {
    it('of a day are stored once and listed by date', async () => {
      const { figures } = stores();
      const day = { date: '2026-11-20', enquiries: 1, orders: 2, paise: 3, netPaise: 2 };
      await figures.keep(day, undefined);
      await figures.keep({ ...day, orders: 9 }, undefined);
      await figures.keep({ ...day, date: '2026-11-19' }, undefined);
      const kept = await figures.listStored('2026-11-19', '2026-11-20');
      expect(kept.map(({ date, orders }) => [date, orders])).toEqual([
        ['2026-11-19', 2],
        ['2026-11-20', 2],
      ]);
    });
  });

  describe('reviews', () => {
    it('wait at first, and are public once approved with a text', async () => {
      const { reviews } = stores();
      for (const one of [review('a', 1), review('b', 2), review('c', 3), review('mute', 4, '')])
        await reviews.add(one);
      expect(ids(await reviews.listPublic(everything))).toEqual([]);
      for (const one of [review('a', 1), review('b', 2), review('mute', 4, '')]) await reviews.toggle(one);
      expect(ids(await reviews.list(everything))).toEqual(['c', 'mute', 'b', 'a']);
      expect(ids(await reviews.listPublic(everything))).toEqual(['b', 'a']);
    });

    it('leave the public list when the approval is withdrawn', async () => {
      const { reviews } = stores();
      await reviews.add(review('a', 1));
      const approved = await reviews.toggle(review('a', 1));
      expect(approved).toMatchObject({ approved: true });
      expect(await reviews.toggle({ ...review('a', 1), approved: true })).toMatchObject({ approved: false });
      expect(ids(await reviews.listPublic(everything))).toEqual([]);
      expect(await reviews.find('a')).not.toHaveProperty('gsi2pk');
    });

    it('change once if twenty change them from the same state', async () => {
      const { reviews } = stores();
      await reviews.add(review('a', 1));
      const turned = await atOnce(() => reviews.toggle(review('a', 1)));
      expect(turned.filter(Boolean)).toHaveLength(1);
      expect(ids(await reviews.listPublic(everything))).toEqual(['a']);
    });
  });
}
