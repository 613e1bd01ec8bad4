import { setClock } from '../../support/clock.ts';
import { atOnce, type Stores } from '../../support/stores.ts';

/** Promises of what limits mails, on any DynamoDB. */
export function mailSuite(stores: () => Stores) {
  describe('the mails to an address', () => {
    it('are three a day of twenty at once, and the same ones whenever they are asked about', async () => {
      const { mailLimits } = stores();
      const of = (who: string) => ({ name: 'to', who, most: 3 });
      const admit = (turn: number) => mailLimits.admit(of('asha@example.com'), `mail ${turn}`);
      const first = await atOnce(admit);
      expect(first.filter(Boolean)).toHaveLength(3);
      expect(await atOnce(admit)).toEqual(first);
      expect(await mailLimits.admit(of('asha@example.com'), 'another')).toBe(false);
      expect(await mailLimits.admit(of('ravi@example.com'), 'another')).toBe(true);
    });
  });

  describe('the mails of an hour', () => {
    it('are as many as it may have of twenty at once, but for those that were not sent after all', async () => {
      const { mailLimits } = stores();
      setClock(Date.parse('2026-05-04T09:20:00Z'));
      const admitted = await atOnce(() => mailLimits.admitInHour({ of: 'notices', most: 7 }));
      expect(admitted.filter((next) => next === undefined)).toHaveLength(7);
      await mailLimits.forgiveInHour({ of: 'notices' });
      expect(await mailLimits.admitInHour({ of: 'notices', most: 7 })).toBeUndefined();
      expect(await mailLimits.admitInHour({ of: 'notices', most: 7 })).toBe('2026-05-04T10:00:00.000Z');
    });
  });
}
