import { adminPassword, startApi } from '../support/api.ts';
import { earlyInWindow, minute, setClock } from '../support/clock.ts';

const api = startApi();

const signInFrom = (address: string, password: string) =>
  api.visitorFrom(address)('POST /admin/session', { body: { password } });

describe('POST /admin/session', () => {
  it('answers a strict, host-bound cookie that no script can read', async () => {
    const body = JSON.stringify({ password: adminPassword });
    const response = await api.post('/api/admin/session', body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ expiresAt: expect.any(String) });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-admin=[\w-]{43}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=28800$/,
      ),
    ]);
  });

  it('keeps a hash of the session, never what the cookie holds', async () => {
    const cookie = await api.signIn();
    const id = cookie.split('=')[1]?.split('.')[0] as string;
    const rows = await api.stored();
    expect(rows).toEqual([expect.objectContaining({ pk: 'SESSION', ttl: expect.any(Number) })]);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it.each(['wrong', adminPassword.slice(0, -1), `${adminPassword} `, adminPassword.toUpperCase()])(
    'refuses the password "%s"',
    async (password) => {
      const response = await api.post('/api/admin/session', JSON.stringify({ password }));
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ detail: 'Incorrect Password. Please try again.' });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it('refuses every password after five wrong ones, for the rest of 15 minutes, from that address alone', async () => {
    setClock(earlyInWindow);
    for (let n = 0; n < 5; n++)
      await expect(signInFrom('198.51.100.1', 'wrong')).rejects.toMatchObject({ status: 401 });
    await expect(signInFrom('198.51.100.1', adminPassword)).rejects.toMatchObject({
      status: 429,
      retryAfter: 14 * 60,
      message: 'Too many attempts. Try again in 14 minutes.',
    });
    await expect(signInFrom('198.51.100.2', adminPassword)).resolves.toBeTruthy();

    setClock(earlyInWindow + 14 * minute);
    await expect(signInFrom('198.51.100.1', adminPassword)).resolves.toBeTruthy();
  });

  it('forgets wrong passwords after a right one', async () => {
    setClock(earlyInWindow);
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++)
        await expect(signInFrom('198.51.100.3', 'wrong')).rejects.toMatchObject({ status: 401 });
      await signInFrom('198.51.100.3', adminPassword);
    }
  });

  it('looks at five of thirty guesses that are made at once', async () => {
    setClock(earlyInWindow);
    const guesses = Array.from({ length: 30 }, () => signInFrom('198.51.100.4', 'wrong'));
    const outcomes = await Promise.allSettled(guesses);
    const statuses = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('refuses to sign in for a page of another site', async () => {
    const body = JSON.stringify({ password: adminPassword });
    const response = await api.post('/api/admin/session', body, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await api.stored()).toEqual([]);
  });
});

describe('POST /admin/session, where sessions are live', () => {
  const isLive = (cookie: string) =>
    api
      .withCookie(cookie)('GET /admin/session', {})
      .then(
        () => true,
        () => false,
      );

  it('ends the session that the browser had, and no other', async () => {
    const [mine, other] = [await api.signIn(), await api.signIn()];
    const response = await api.post('/api/admin/session', JSON.stringify({ password: adminPassword }), {
      cookie: `theme=dark; ${mine}`,
    });
    expect(response.status).toBe(201);
    expect([await isLive(mine), await isLive(other)]).toEqual([false, true]);
    expect(await isLive(response.headers.getSetCookie()[0]?.split(';')[0] ?? '')).toBe(true);
  });

  it('leaves the session of a browser alone that offers a wrong password', async () => {
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

  it('leaves ten at most when thirty begin at once', async () => {
    const body = { password: adminPassword };
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        api.visitorFrom(`198.51.100.${n}`)('POST /admin/session', { body }),
      ),
    );
    expect((await api.stored()).filter(({ pk }) => pk === 'SESSION').length).toBeLessThanOrEqual(10);
  });

  it('counts no session that is over', async () => {
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
  it('lists those that are live, this one first: starts and last uses, and nothing else', async () => {
    const start = Date.parse('2026-11-20T10:00:00.000Z');
    setClock(start - 60 * minute);
    await api.signIn();
    setClock(start);
    const owner = await api.owner();
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
    const others = [await api.owner(), await api.owner()];
    const owner = await api.owner();
    await owner('DELETE /admin/sessions', {});
    for (const other of others)
      await expect(other('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
    expect((await owner('GET /admin/sessions', {})).data.sessions).toHaveLength(1);
  });
});

describe('GET /admin/session', () => {
  it('tells until when the owner is signed in', async () => {
    const owner = await api.owner();
    const { data } = await owner('GET /admin/session', {});
    const left = Date.parse(data.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(29 * minute);
    expect(left).toBeLessThanOrEqual(30 * minute);
  });

  it('ends 30 minutes after its last use', async () => {
    const start = Date.now();
    setClock(start);
    const owner = await api.owner();
    setClock(start + 29 * minute);
    await owner('GET /admin/session', {});
    setClock(start + 58 * minute);
    await owner('GET /admin/session', {});
    setClock(start + 89 * minute);
    await expect(owner('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });

  it('ends 8 hours after its start, however busy', async () => {
    const start = Date.now();
    setClock(start);
    const owner = await api.owner();
    for (let time = 20; time < 480; time += 20) {
      setClock(start + time * minute);
      await owner('GET /admin/session', {});
    }
    const { data } = await owner('GET /admin/session', {});
    expect(Date.parse(data.expiresAt)).toBe(start + 480 * minute);
    setClock(start + 481 * minute);
    await expect(owner('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });

  it('ends within 60 seconds of a rotation of the secret, as does the old password', async () => {
    const start = Date.now();
    setClock(start);
    const owner = await api.owner();
    api.rotatePassword('the new password');
    setClock(start + minute);
    await expect(owner('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
    await expect(signInFrom('198.51.100.5', adminPassword)).rejects.toMatchObject({ status: 401 });
    await expect(signInFrom('198.51.100.5', 'the new password')).resolves.toBeTruthy();
  });
});

describe('DELETE /admin/session', () => {
  it('ends the session at once and takes the cookie away', async () => {
    const cookie = await api.signIn();
    const response = await api.send('/api/admin/session', { method: 'DELETE', headers: { cookie } });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-admin=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    await expect(api.withCookie(cookie)('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });

  it("leaves the owner's other sessions alone", async () => {
    const [phone, laptop] = [await api.owner(), await api.owner()];
    await phone('DELETE /admin/session', {});
    await expect(laptop('GET /admin/session', {})).resolves.toBeTruthy();
  });
});
