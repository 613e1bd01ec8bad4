import { setClock } from '../../support/clock.ts';
import { atOnce, type Stores } from '../../support/stores.ts';

export function mailSuite(stores: () => Stores) {
  describe('the emails to an address', () => {
    it('are limited to three a day, even of twenty at once, and always to the same ones', async () => {
      const { throttle } = stores();
      const of = (who: string) => ({ action: 'mail#to', who, most: 3 });
      const admit = (turn: number) => throttle.admit(of('asha@example.com'), `mail ${turn}`);
      const first = await atOnce(admit);
      expect(first.filter(Boolean)).toHaveLength(3);
      expect(await atOnce(admit)).toEqual(first);
      expect(await throttle.admit(of('asha@example.com'), 'another')).toBe(false);
      expect(await throttle.admit(of('ravi@example.com'), 'another')).toBe(true);
    });
  });

  describe('the emails of an hour', () => {
    it('are limited to seven of twenty at once, not counting unsent emails', async () => {
      const { throttle } = stores();
      setClock(Date.parse('2026-05-04T09:20:00Z'));
      const notices = { action: 'mail', address: 'notices', most: 7, seconds: 3600 };
      const admitted = await atOnce(() => throttle.attempt(notices));
      expect(admitted.filter((wait) => wait === undefined)).toHaveLength(7);
      await throttle.forgive(notices);
      expect(await throttle.attempt(notices)).toBeUndefined();
      expect(await throttle.attempt(notices)).toBe(40 * 60);
    });
  });
}
