import { adminPassword, startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { codeOf, needsCode, refusal, secondFactorOf, start } from '../../support/second-factor.ts';

const api = startApi({ table: memoryTable() });
const { enrolled, signIn } = secondFactorOf(api);

describe('POST /admin/session, with a second factor', () => {
  it('asks for the code after the correct password, with a field error', async () => {
    const { uri } = await enrolled();
    expect(await refusal(signIn())).toMatchObject({ status: 401, ...needsCode });
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
  });

  const other = (zero: number) => (digit: string) => String.fromCodePoint(zero + Number(digit));
  it.each<[string, (code: string) => string]>([
    ['Devanagari digits', (code) => code.replace(/\d/g, other(0x966))],
    ['full-width digits', (code) => code.replace(/\d/g, other(0xff10))],
    ['a non-breaking space', (code) => code.replace(/^.../, '$&\u00a0')],
    ['a narrow non-breaking space', (code) => code.replace(/^.../, '$&\u202f')],
    ['a dash', (code) => code.replace(/^.../, '$& – ')],
    ['direction marks and zero-width characters', (code) => `\u202a\u200b${code}\u202c\u2060\n`],
  ])('accepts a code with %s', async (_, pasted) => {
    const { uri } = await enrolled();
    await expect(signIn(pasted(codeOf(uri)))).resolves.toBeTruthy();
  });

  it('checks no code after a wrong password', async () => {
    const { uri } = await enrolled();
    const before = await api.stored();
    const wrong = await refusal(signIn(codeOf(uri), 'wrong'));
    expect(wrong).toMatchObject({
      status: 401,
      errors: [],
      message: 'Incorrect Password. Please try again.',
    });
    expect(await api.rows('SETTINGS')).toEqual(before.filter(({ pk }) => pk === 'SETTINGS'));
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
  });

  it.each(['ab!', '1'.repeat(21)])(
    'doesn’t reset the count of wrong passwords after the code %s',
    async (code) => {
      await enrolled();
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn++)
        for (const given of [undefined, code]) statuses.push((await refusal(signIn(given, 'wrong'))).status);
      expect(statuses).toEqual([401, 400, 401, 400, 401, 429, 429, 429]);
    },
  );

  it('accepts a code once, even for concurrent calls', async () => {
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

  it('rejects a used code and an older one', async () => {
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

  it('slows wrong codes from one address more and more, but never locks it out', async () => {
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

  it('slows wrong codes from many addresses together, for at most five minutes', async () => {
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

  const keepGuessing = async (rounds: number) => {
    for (let turn = 0; turn < rounds; turn++) {
      const { retryAfter } = await refusal(signIn('000000', adminPassword, `192.0.2.${turn}`));
      if (retryAfter !== undefined) setClock(Date.now() + retryAfter * 1000);
    }
    await refusal(signIn('000000', adminPassword, '192.0.2.254'));
    expect(await refusal(signIn('000000', adminPassword, '192.0.2.255'))).toMatchObject({ status: 429 });
  };

  it('lets the owner in at an address with a recent correct code, despite others’ guesses', async () => {
    const { uri } = await enrolled();
    await signIn(codeOf(uri));
    await keepGuessing(30);
    await expect(signIn(codeOf(uri))).resolves.toBeTruthy();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await refusal(signIn('000000'))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('doesn’t count a failure if no code was checked', async () => {
    await enrolled();
    await keepGuessing(30);
    for (let turn = 0; turn < 10; turn++)
      expect(await refusal(signIn('000000'))).toMatchObject({ status: 429 });
    const counted = (await api.counted()).filter(({ sk }) => String(sk) === 'code#198.51.100.1');
    expect(counted).toEqual([]);
  });

  it('forgets an address that had no correct code for thirty days', async () => {
    const { uri } = await enrolled();
    await signIn(codeOf(uri));
    setClock(Date.now() + 31 * 24 * 60 * minute);
    await keepGuessing(30);
    expect(await refusal(signIn(codeOf(uri)))).toMatchObject({ status: 429 });
  });

  it('checks only a few of thirty concurrent guesses', async () => {
    await enrolled();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => refusal(signIn('000000'))));
    expect(outcomes.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('stays enrolled after a password change', async () => {
    const { uri } = await enrolled();
    api.rotatePassword('another long password');
    setClock(start + 3 * minute);
    expect(await refusal(signIn(undefined, 'another long password'))).toMatchObject({
      status: 401,
      ...needsCode,
    });
    await expect(signIn(codeOf(uri), 'another long password')).resolves.toBeTruthy();
  });

  it('rejects everyone while the table doesn’t respond', async () => {
    await enrolled();
    api.failOn('GetItem');
    expect(await refusal(signIn())).toMatchObject({ status: 500 });
  });

  it('logs a wrong password and a wrong code as such, and not that a code is required', async () => {
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

  it('doesn’t log the code or the secret', async () => {
    const { uri, secret } = await enrolled();
    const code = codeOf(uri);
    await signIn(code);
    expect(api.logged.join()).not.toContain(code);
    expect(api.logged.join()).not.toContain(secret);
  });
});

describe('POST /admin/session with a short password', () => {
  it('signs in with a warning, which stays for the session', async () => {
    api.rotatePassword('elevenchars');
    setClock(Date.now() + 2 * minute);
    expect((await signIn(undefined, 'elevenchars')).data).toMatchObject({ hasShortPassword: true });
    const owner = api.withCookie(await api.signIn('elevenchars'));
    expect((await owner('GET /admin/session', {})).data).toMatchObject({ hasShortPassword: true });
  });

  it('doesn’t warn about a password of twelve characters', async () => {
    api.rotatePassword('twelve chars');
    setClock(Date.now() + 2 * minute);
    expect((await signIn(undefined, 'twelve chars')).data).not.toHaveProperty('hasShortPassword');
  });
});
