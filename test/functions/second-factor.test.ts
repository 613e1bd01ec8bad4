import { Secret, TOTP } from 'otpauth';
import { stepOf } from '#functions/lib/second-factor.ts';
import type { ApiError } from '#shared/api/client.ts';
import { operations } from '#shared/api/contract.ts';
import { adminPassword, startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { memoryTable } from '../support/memory-table.ts';

const api = startApi({ table: memoryTable() });

const start = Date.parse('2026-11-20T10:00:00.000Z');

/** The code that an app shows, `ms` from now. */
const codeOf = (uri: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '') }).generate({
    timestamp: Date.now() + ms,
  });

/** An owner who has enrolled a second factor at `start`; a minute has passed since. */
async function enrolled() {
  setClock(start);
  const owner = await api.owner();
  const { data } = await owner('POST /admin/second-factor', {});
  await owner('PUT /admin/second-factor', { body: { code: codeOf(data.uri) } });
  setClock(start + minute);
  return { owner, ...data };
}

const signIn = (code?: string, password = adminPassword, address = '198.51.100.1') =>
  api.visitorFrom(address)('POST /admin/session', { body: { password, ...(code && { code }) } });

const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error) => error,
  );

const needsCode = { errors: [{ field: 'code' }] };

describe('a code', () => {
  // RFC 6238, appendix B, of SHA-1; its last six digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('of second %d is %s', (second, code) => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30));
    expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, (second + 30) * 1000)).toBe(
      Math.floor(second / 30),
    );
    expect(stepOf(secret, code, (second + 60) * 1000)).toBeUndefined();
    expect(stepOf(secret, code, (second - 60) * 1000)).toBeUndefined();
  });

  it.each(['', '28708', '2870820', '28708a', '٢٨٧٠٨٢'])('is not %p', (code) => {
    expect(stepOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, 59_000)).toBeUndefined();
  });
});

describe('GET /admin/second-factor', () => {
  it('tells whether codes are asked for, and nothing of the secret', async () => {
    setClock(start);
    const owner = await api.owner();
    expect((await owner('GET /admin/second-factor', {})).data).toEqual({});
    await owner('POST /admin/second-factor', {});
    expect((await owner('GET /admin/second-factor', {})).data).toEqual({});
    const { owner: other } = await enrolled();
    expect((await other('GET /admin/second-factor', {})).data).toEqual({
      enrolledAt: '2026-11-20T10:00:00.000Z',
    });
  });
});

describe('POST /admin/second-factor', () => {
  it('makes up another secret of 160 bits each time, which asks for no codes yet', async () => {
    const owner = await api.owner();
    const { data: first } = await owner('POST /admin/second-factor', {});
    const { data: second } = await owner('POST /admin/second-factor', {});
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(first.secret).not.toBe(second.secret);
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/.*:Admin\?issuer=.*digits=6&period=30$/);
    expect(await signIn()).toBeTruthy();
  });

  it('does not replace one that is enrolled', async () => {
    const { owner, secret } = await enrolled();
    await expect(owner('POST /admin/second-factor', {})).rejects.toMatchObject({ status: 409 });
    expect((await owner('GET /admin/second-factor/secret', {})).data.secret).toBe(secret);
  });
});

describe('PUT /admin/second-factor', () => {
  it('wants a code of the proposed secret', async () => {
    const owner = await api.owner();
    const { data } = await owner('POST /admin/second-factor', {});
    const { data: later } = await owner('POST /admin/second-factor', {});
    const enrol = (code: string) => owner('PUT /admin/second-factor', { body: { code } });
    await expect(enrol(codeOf(data.uri))).rejects.toMatchObject({ status: 400, ...needsCode });
    await enrol(codeOf(later.uri));
    await expect(enrol(codeOf(later.uri, 30_000))).rejects.toMatchObject({ status: 409 });
  });

  it('enrols nothing that was not proposed', async () => {
    const owner = await api.owner();
    const enrol = owner('PUT /admin/second-factor', { body: { code: '123456' } });
    await expect(enrol).rejects.toMatchObject({ status: 409 });
  });

  it('ends the sessions that began without a code, but for this one', async () => {
    const other = await api.owner();
    const { owner } = await enrolled();
    await expect(owner('GET /admin/session', {})).resolves.toBeTruthy();
    await expect(other('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('POST /admin/session, where a second factor is enrolled', () => {
  it('asks for the code after the right password, and says so by a field', async () => {
    const { uri } = await enrolled();
    expect(await refusal(signIn())).toMatchObject({ status: 401, ...needsCode });
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
  });

  it('looks at no code behind a wrong password', async () => {
    const { uri } = await enrolled();
    const before = await api.stored();
    const wrong = await refusal(signIn(codeOf(uri), 'wrong'));
    expect(wrong).toMatchObject({
      status: 401,
      errors: [],
      message: 'Incorrect Password. Please try again.',
    });
    expect((await api.stored()).filter(({ pk }) => pk === 'SETTINGS')).toEqual(
      before.filter(({ pk }) => pk === 'SETTINGS'),
    );
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
  });

  it.each(['abc', '1'.repeat(21)])('forgives no guess at the password for the code %s', async (code) => {
    await enrolled();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn++)
      for (const given of [undefined, code]) statuses.push((await refusal(signIn(given, 'wrong'))).status);
    expect(statuses).toEqual([401, 400, 401, 400, 401, 429, 429, 429]);
  });

  it('takes a code once, whoever sends it at once', async () => {
    const { uri } = await enrolled();
    const code = codeOf(uri);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => signIn(code, adminPassword, `198.51.100.${n}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    setClock(start + 2 * minute);
    const again = await refusal(signIn(code, adminPassword, '198.51.100.77'));
    expect(again).toMatchObject({ status: 401, ...needsCode });
  });

  it('takes neither a code that was used nor an older one', async () => {
    const { uri } = await enrolled();
    const earlier = codeOf(uri, -30_000);
    await signIn(codeOf(uri));
    for (const code of [codeOf(uri), earlier])
      expect(await refusal(signIn(code))).toMatchObject({ status: 401, ...needsCode });
  });

  it('allows a clock to be one step off, either way', async () => {
    const { uri } = await enrolled();
    await expect(signIn(codeOf(uri, -30_000))).resolves.toBeTruthy();
    setClock(start + 10 * minute);
    await expect(signIn(codeOf(uri, 30_000))).resolves.toBeTruthy();
    setClock(start + 20 * minute);
    expect(await refusal(signIn(codeOf(uri, 60_000)))).toMatchObject({ status: 401 });
    expect(await refusal(signIn(codeOf(uri, -60_000)))).toMatchObject({ status: 401 });
  });

  it('slows wrong codes from one address, ever more and never for good', async () => {
    const { uri } = await enrolled();
    const waits: (number | undefined)[] = [];
    let now = start + minute;
    for (let turn = 0; turn < 20; turn++) {
      const error = await refusal(signIn('000000'));
      waits.push(error.retryAfter);
      now += (error.retryAfter ?? 0) * 1000;
      setClock(now);
    }
    expect(waits.filter(Boolean)).toEqual([60, 120, 240, 480, 900, 900, 900, 900]);
    setClock(now + 900_000);
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
    expect(
      (await api.stored()).filter(({ pk, sk }) => pk === 'THROTTLE' && String(sk).startsWith('code')),
    ).toEqual([]);
  });

  it('slows those of many addresses together, and closes no one out for longer than five minutes', async () => {
    const { uri } = await enrolled();
    let longest = 0;
    for (let turn = 0; turn < 40; turn++) {
      const error = await refusal(signIn('000000', adminPassword, `192.0.2.${turn}`));
      longest = Math.max(longest, error.retryAfter ?? 0);
      if (error.status === 429) setClock(Date.now() + (error.retryAfter ?? 0) * 1000);
    }
    expect(longest).toBe(300);
    setClock(Date.now() + 300_000);
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
  });

  /** Whoever has the password guesses codes from ever other addresses, as fast as they are looked at. */
  const holdClosed = async (rounds: number) => {
    for (let turn = 0; turn < rounds; turn++) {
      const { retryAfter } = await refusal(signIn('000000', adminPassword, `192.0.2.${turn}`));
      if (retryAfter !== undefined) setClock(Date.now() + retryAfter * 1000);
    }
    await refusal(signIn('000000', adminPassword, '192.0.2.254'));
    expect(await refusal(signIn('000000', adminPassword, '192.0.2.255'))).toMatchObject({ status: 429 });
  };

  it('lets the owner in at an address where a code of hers was right of late, whatever others guess', async () => {
    const { uri } = await enrolled();
    await signIn(codeOf(uri));
    await holdClosed(30);
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
    // Her own slips are slowed there, as anybody's are.
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await refusal(signIn('000000'))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('counts no failure at an address where nothing was looked at', async () => {
    await enrolled();
    await holdClosed(30);
    for (let turn = 0; turn < 10; turn++)
      expect(await refusal(signIn('000000'))).toMatchObject({ status: 429 });
    const counted = (await api.counted()).filter(({ sk }) => String(sk) === 'code#198.51.100.1');
    expect(counted).toEqual([]);
  });

  it('forgets an address where no code was right for thirty days', async () => {
    const { uri } = await enrolled();
    await signIn(codeOf(uri));
    setClock(Date.now() + 31 * 24 * 60 * minute);
    await holdClosed(30);
    expect(await refusal(signIn(codeOf(uri)))).toMatchObject({ status: 429 });
  });

  it('looks at a handful of thirty codes that are guessed at once', async () => {
    await enrolled();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => refusal(signIn('000000'))));
    expect(outcomes.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('keeps it across a new password', async () => {
    const { uri } = await enrolled();
    api.rotatePassword('another long password');
    setClock(start + 3 * minute);
    expect(await refusal(signIn(undefined, 'another long password'))).toMatchObject({
      status: 401,
      ...needsCode,
    });
    await expect(signIn(codeOf(uri), 'another long password')).resolves.toBeTruthy();
  });

  it('lets nobody in while the table does not say whether one is', async () => {
    await enrolled();
    api.failOn('GetItem');
    expect(await refusal(signIn())).toMatchObject({ status: 500 });
  });

  it('logs a wrong password and a wrong code as such, and not that a code is asked for', async () => {
    const { uri } = await enrolled();
    const events = () => api.logged.map((line) => JSON.parse(line).event).filter(Boolean);
    await refusal(signIn());
    await signIn(codeOf(uri));
    expect(events()).toEqual([]);
    await refusal(signIn('000000'));
    await refusal(signIn(undefined, 'wrong'));
    await refusal(signIn(codeOf(uri)));
    expect(events()).toEqual(['wrong code', 'wrong password', 'wrong code']);
  });

  it('writes neither code nor secret into the log', async () => {
    const { uri, secret } = await enrolled();
    const code = codeOf(uri);
    await signIn(code);
    expect(api.logged.join()).not.toContain(code);
    expect(api.logged.join()).not.toContain(secret);
  });
});

describe('POST /admin/session with a short password', () => {
  it('signs in with a warning, which stays while the session does', async () => {
    api.rotatePassword('elevenchars');
    setClock(Date.now() + 2 * minute);
    expect((await signIn(undefined, 'elevenchars')).data).toMatchObject({ hasShortPassword: true });
    const owner = api.withCookie(await api.signIn('elevenchars'));
    expect((await owner('GET /admin/session', {})).data).toMatchObject({ hasShortPassword: true });
  });

  it('warns of no password of twelve characters', async () => {
    api.rotatePassword('twelve chars');
    setClock(Date.now() + 2 * minute);
    expect((await signIn(undefined, 'twelve chars')).data).not.toHaveProperty('hasShortPassword');
  });
});

describe('an operation that asks for a proof', () => {
  const proofs = operations.filter(({ endpoint }) => endpoint.proof);

  it('is each of these, and no other', () => {
    expect(proofs.map(({ name }) => name).toSorted()).toEqual([
      'deleteReview',
      'exportEnquiries',
      'exportOrders',
      'refundOrder',
      'removeSecondFactor',
      'showSecondFactor',
    ]);
  });

  const bodies: Record<string, object> = {
    refundOrder: { paymentId: 'pay_1', reason: 'Paid twice.', refundedPaise: 0 },
  };

  it.each(proofs)(
    'refuses $name when the last code is ten minutes old, and then takes one',
    async ({ name, endpoint }) => {
      const { uri } = await enrolled();
      setClock(start + 2 * minute);
      const login = await api.post(
        '/api/admin/session',
        JSON.stringify({ password: adminPassword, code: codeOf(uri) }),
      );
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const [method = '', path = ''] = endpoint.route.split(' ');
      const send = () =>
        api.send(`/api${path.replace('{id}', 'some-id')}`, {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          ...(endpoint.body && { body: JSON.stringify(bodies[name]) }),
        });
      setClock(start + 12 * minute + 1);
      const before = (await api.stored()).filter(({ pk }) => pk !== 'SESSION');
      const refused = await send();
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ title: 'Code needed', errors: [{ field: 'code' }] });
      expect((await api.stored()).filter(({ pk }) => pk !== 'SESSION')).toEqual(before);

      await api.withCookie(cookie)('POST /admin/session/proof', { body: { code: codeOf(uri) } });
      setClock(start + 22 * minute);
      expect((await send()).status).not.toBe(403);
    },
  );

  it.each(proofs)('lets $name through where no second factor is enrolled', async ({ name, endpoint }) => {
    const [method = '', path = ''] = endpoint.route.split(' ');
    const response = await api.send(`/api${path.replace('{id}', 'some-id')}`, {
      method,
      headers: { cookie: await api.signIn(), 'content-type': 'application/json' },
      ...(endpoint.body && { body: JSON.stringify(bodies[name]) }),
    });
    expect(response.status).not.toBe(403);
  });

  it('counts the code of the login', async () => {
    const { uri } = await enrolled();
    const login = await api.post(
      '/api/admin/session',
      JSON.stringify({ password: adminPassword, code: codeOf(uri) }),
    );
    const owner = api.withCookie(login.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    await expect(owner('GET /admin/second-factor/secret', {})).resolves.toBeTruthy();
  });
});

describe('POST /admin/session/proof', () => {
  it('refuses a wrong code, and one that was used', async () => {
    const { owner, uri } = await enrolled();
    const prove = (code: string) => owner('POST /admin/session/proof', { body: { code } });
    setClock(start + 11 * minute);
    for (const code of ['000000', codeOf(uri, 60_000)])
      await expect(prove(code)).rejects.toMatchObject({ status: 403, ...needsCode });
    const code = codeOf(uri);
    await prove(code);
    await expect(prove(code)).rejects.toMatchObject({ status: 403, ...needsCode });
  });

  it('slows wrong codes as the login does', async () => {
    const { owner } = await enrolled();
    const prove = () => refusal(owner('POST /admin/session/proof', { body: { code: '000000' } }));
    for (let turn = 0; turn < 5; turn++) expect((await prove()).status).toBe(403);
    expect(await prove()).toMatchObject({ status: 429, retryAfter: 60 });
  });

  it('is slowed by what its own session got wrong, and by nothing outside', async () => {
    const { owner, uri } = await enrolled();
    const prove = (code: string) => owner('POST /admin/session/proof', { body: { code } });
    // From her own address, and from many others.
    for (let turn = 0; turn < 12; turn++) {
      await refusal(signIn('000000', adminPassword, '203.0.113.7'));
      await refusal(signIn('000000', adminPassword, `192.0.2.${turn}`));
    }
    await expect(prove(codeOf(uri))).resolves.toBeTruthy();
    // And the other way round: a session's slips slow no login.
    setClock(start + 20 * minute);
    for (let turn = 0; turn < 6; turn++) await refusal(prove('000000'));
    await expect(prove(codeOf(uri))).rejects.toMatchObject({ status: 429 });
    await expect(signIn(codeOf(uri), adminPassword, '203.0.113.7')).resolves.toBeTruthy();
  });

  it('has nothing to ask where none is enrolled', async () => {
    const owner = await api.owner();
    const prove = owner('POST /admin/session/proof', { body: { code: '123456' } });
    await expect(prove).rejects.toMatchObject({ status: 409 });
  });
});

describe('GET /admin/second-factor/secret', () => {
  it('shows what the app was given, again', async () => {
    const { owner, uri, secret } = await enrolled();
    expect((await owner('GET /admin/second-factor/secret', {})).data).toEqual({ uri, secret });
  });

  it('has nothing to show where none is enrolled', async () => {
    const owner = await api.owner();
    await expect(owner('GET /admin/second-factor/secret', {})).rejects.toMatchObject({ status: 404 });
  });
});

describe('DELETE /admin/second-factor', () => {
  it('asks for no codes any more', async () => {
    const { owner } = await enrolled();
    await owner('DELETE /admin/second-factor', {});
    await expect(signIn()).resolves.toBeTruthy();
  });
});
