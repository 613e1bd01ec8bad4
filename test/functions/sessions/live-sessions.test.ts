import { adminPassword, startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { memoryTable } from '../../support/memory-table.ts';

const api = startApi({ table: memoryTable() });

describe('POST /admin/session, with live sessions', () => {
  const isLive = (cookie: string) =>
    api
      .withCookie(cookie)('GET /admin/session', {})
      .then(
        () => true,
        () => false,
      );

  it('ends only the session that the browser had', async () => {
    const [mine, other] = [await api.signIn(), await api.signIn()];
    const response = await api.post('/api/admin/session', JSON.stringify({ password: adminPassword }), {
      cookie: `theme=dark; ${mine}`,
    });
    expect(response.status).toBe(201);
    expect([await isLive(mine), await isLive(other)]).toEqual([false, true]);
    expect(await isLive(response.headers.getSetCookie()[0]?.split(';')[0] ?? '')).toBe(true);
  });

  it('keeps the browser’s session after a wrong password', async () => {
    const mine = await api.signIn();
    await api.post('/api/admin/session', JSON.stringify({ password: 'wrong' }), { cookie: mine });
    expect(await isLive(mine)).toBe(true);
  });

  it('ends the oldest of eleven', async () => {
    const start = Date.now();
    const cookies: string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      setClock(start + turn * 1000);
      cookies.push(await api.signIn());
    }
    expect(await Promise.all(cookies.map(isLive))).toEqual([false, false, ...Array(10).fill(true)]);
  });

  it('leaves at most ten of thirty that start at once', async () => {
    const body = { password: adminPassword };
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        api.visitorFrom(`198.51.100.${n}`)('POST /admin/session', { body }),
      ),
    );
    expect((await api.rows('SESSION')).length).toBeLessThanOrEqual(10);
  });

  it('doesn’t count ended sessions', async () => {
    const start = Date.now();
    setClock(start);
    for (let turn = 0; turn < 10; turn++) await api.signIn();
    setClock(start + 29 * minute);
    const late = await api.signIn();
    setClock(start + 31 * minute);
    for (let turn = 0; turn < 9; turn++) await api.signIn();
    expect(await isLive(late)).toBe(true);
  });
});

describe('GET /admin/sessions', () => {
  it('lists only the start and last use of live sessions, this one first', async () => {
    const start = Date.parse('2026-11-20T10:00:00.000Z');
    setClock(start - 60 * minute);
    await api.signIn();
    setClock(start);
    const owner = api.withCookie(await api.signIn());
    setClock(start + minute);
    await api.signIn();
    setClock(start + 2 * minute);
    const { data } = await owner('GET /admin/sessions', {});
    expect(data).toEqual({
      sessions: [
        { startedAt: '2026-11-20T10:00:00.000Z', lastUsedAt: '2026-11-20T10:02:00.000Z', isThis: true },
        { startedAt: '2026-11-20T10:01:00.000Z', lastUsedAt: '2026-11-20T10:01:00.000Z', isThis: false },
      ],
    });
  });
});

describe('DELETE /admin/sessions', () => {
  it('ends all others and keeps this one', async () => {
    const others = [api.withCookie(await api.signIn()), api.withCookie(await api.signIn())];
    const owner = api.withCookie(await api.signIn());
    await owner('DELETE /admin/sessions', {});
    for (const other of others)
      await expect(other('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
    expect((await owner('GET /admin/sessions', {})).data.sessions).toHaveLength(1);
  });
});
