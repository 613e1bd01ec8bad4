import { randomUUID } from 'node:crypto';
import type { OwnerHour } from '#functions/mail/store.ts';
import type { NewEntry } from '#functions/platform/outbox/entries.ts';
import { atOnce, type Stores } from '../../support/stores.ts';

const hour = '2026-11-20T12:00:00.000Z';

const summary = () => ({ id: randomUUID(), kind: 'MAIL', facts: {} }) satisfies NewEntry & { id: string };

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
      const admitted = await atOnce(() => mailLimits.admitInHour(7));
      expect(admitted.filter((next) => next === undefined)).toHaveLength(7);
      await mailLimits.forgiveInHour();
      expect(await mailLimits.admitInHour(7)).toBeUndefined();
      expect(await mailLimits.admitInHour(7)).toMatch(/:00:00\.\d{3}Z$/);
    });
  });

  describe('the owner’s mails of an hour', () => {
    it('are five of twenty at once, and one for the others, however often each is asked about', async () => {
      const { ownerMail, table } = stores();
      const place = (turn: number) => ownerMail.placeOf(`new-enquiry#${turn}`, { hour, most: 5, summary });
      const first = await atOnce(place);
      expect(first.filter((each) => each === 'single')).toHaveLength(5);
      expect(await atOnce(place)).toEqual(first);
      const stored = await table.find<OwnerHour>({ pk: 'OWNER_MAIL', sk: `hour#${hour}` });
      expect(stored).toMatchObject({ outbox: [{ kind: 'MAIL' }], gsi4pk: 'MAIL' });
      const [entry] = stored?.outbox ?? [];
      expect(stored && ownerMail.summedBy(stored, entry?.id ?? '')).toHaveLength(15);
      expect(stored).not.toHaveProperty('ttl');
      const after = stored && entry && ownerMail.afterMail(stored, entry);
      expect(after).toEqual({ summed: undefined, told: stored?.summed, ttl: expect.any(Number) });
    });
  });
}
