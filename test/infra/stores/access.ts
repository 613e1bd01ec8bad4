import { atOnce, type Stores } from '../../support/stores.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12);
const login = { action: 'login', address: '203.0.113.9' };

export function accessSuite(stores: () => Stores) {
  describe('sign-in sessions', () => {
    it('end after 30 minutes without use', async () => {
      const { sessions } = stores();
      expect(await sessions.open('hash', start)).toBe(new Date(start + 30 * minute).toISOString());
      expect(await sessions.use('hash', start + 29 * minute)).toEqual({
        hash: 'hash',
        startedAt: new Date(start).toISOString(),
        lastUsedAt: new Date(start + 29 * minute).toISOString(),
        expiresAt: new Date(start + 59 * minute).toISOString(),
      });
      expect(await sessions.use('hash', start + 58 * minute)).toBeDefined();
      expect(await sessions.use('hash', start + 88 * minute)).toBeUndefined();
    });

    it('end after 8 hours, even if used', async () => {
      const { sessions } = stores();
      await sessions.open('hash', start);
      for (let passed = 25; passed < 480; passed += 25) await sessions.use('hash', start + passed * minute);
      expect(await sessions.use('hash', start + 479 * minute)).toMatchObject({
        expiresAt: new Date(start + 480 * minute).toISOString(),
      });
      expect(await sessions.use('hash', start + 480 * minute)).toBeUndefined();
    });

    it('are listed while they are active, newest first', async () => {
      const { sessions } = stores();
      for (const [turn, hash] of ['over', 'first', 'second'].entries())
        await sessions.open(hash, start + turn * minute);
      await sessions.use('first', start + 10 * minute);
      expect((await sessions.live(start + 30 * minute)).map(({ hash }) => hash)).toEqual(['second', 'first']);
    });

    it('are limited to ten, even if opened at once', async () => {
      const { sessions } = stores();
      await atOnce(async (turn) => {
        await sessions.open(`hash ${turn}`, start + turn);
        await sessions.closeOldest(`hash ${turn}`, start + turn);
      });
      expect((await sessions.live(start + minute)).length).toBeLessThanOrEqual(10);
      await sessions.open('mine', start);
      await sessions.closeOthers('mine', start);
      expect((await sessions.live(start)).map(({ hash }) => hash)).toEqual(['mine']);
    });

    it('keep the time of their second factor, and accept none after they end', async () => {
      const { sessions } = stores();
      await sessions.open('hash', start);
      expect(await sessions.prove('hash', start + minute)).toMatchObject({
        codeEnteredAt: new Date(start + minute).toISOString(),
      });
      expect(await sessions.use('hash', start + 2 * minute)).toHaveProperty('codeEnteredAt');
      expect(await sessions.prove('hash', start + 40 * minute)).toBeUndefined();
    });

    it('end at once when closed, and aren’t created by use', async () => {
      const { sessions } = stores();
      await sessions.open('hash', start);
      await sessions.close('hash');
      expect(await sessions.use('hash', start + minute)).toBeUndefined();
      expect(await sessions.use('never opened', start)).toBeUndefined();
      expect(await sessions.use('never opened', start)).toBeUndefined();
    });
  });

  describe('the throttle', () => {
    const attempt = (now: number, address = login.address) =>
      stores().throttle.attempt({ ...login, address, most: 5 }, now);

    it('allows five attempts of a burst and says how long the others must wait', async () => {
      const waits = await atOnce(() => attempt(start + 5 * minute));
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
      expect(new Set(waits)).toEqual(new Set([undefined, 600]));
    });

    it('counts each address separately, and starts over in each window', async () => {
      for (let turn = 0; turn < 6; turn++) await attempt(start);
      expect(await attempt(start)).toBe(900);
      expect(await attempt(start, '203.0.113.10')).toBeUndefined();
      expect(await attempt(start + 15 * minute)).toBeUndefined();
    });

    it('counts in windows of any length', async () => {
      const short = (now: number) => stores().throttle.attempt({ ...login, most: 1, seconds: 60 }, now);
      expect(await short(start + 15_000)).toBeUndefined();
      expect(await short(start + 15_500)).toBe(45);
      expect(await short(start + minute)).toBeUndefined();
    });

    it('takes back one attempt if forgiven', async () => {
      for (let turn = 0; turn < 6; turn++) await attempt(start);
      await stores().throttle.forgive(login, start);
      expect([await attempt(start), await attempt(start)]).toEqual([undefined, 900]);
    });
  });

  describe('slowed guesses', () => {
    const slowed = { action: 'login', who: '203.0.113.9', free: 2, first: 5, longest: 60 };
    const guess = (now: number) => stores().slowdown.guess([slowed], now);

    it('wait twice as long each time, up to a maximum', async () => {
      let now = start;
      expect(await guess(now)).toBeUndefined();
      const waits: number[] = [];
      for (let turn = 0; turn < 6; turn++) {
        expect(await guess(now)).toBeUndefined();
        const wait = (await guess(now)) ?? 0;
        waits.push(wait);
        now += wait * 1000;
      }
      expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    });

    it('wait less after one is taken back, and start over after all are forgiven', async () => {
      await guess(start);
      await guess(start);
      expect(await guess(start)).toBe(5);
      await stores().slowdown.takeBack(slowed);
      expect(await guess(start)).toBeUndefined();
      expect(await guess(start)).toBe(5);
      await stores().slowdown.forgive(slowed);
      expect([await guess(start), await guess(start), await guess(start)]).toEqual([undefined, undefined, 5]);
    });
  });
}
