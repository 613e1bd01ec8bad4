import { setClock } from '../../support/clock.ts';
import { atOnce, type Stores } from '../../support/stores.ts';

/** Promises of what limits mails, on any DynamoDB. */
export function mailSuite(stores: () => Stores) {
  describe('the mails to an address', () => {
    it('are three a day of twenty at once, and the same ones whenever they are asked about', async () => {
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

  describe('the mails of an hour', () => {
    it('are as many as it may have of twenty at once, but for those that were not sent after all', async () => {
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
