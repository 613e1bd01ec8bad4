import { adminPassword, startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { codeOf, needsCode, refusal, secondFactorOf, start } from '../../support/second-factor.ts';

const api = startApi({ table: memoryTable() });
const { enrolled, signIn } = secondFactorOf(api);
type Owner = Awaited<ReturnType<typeof enrolled>>['owner'];

const codesLeftFor = async (owner: Owner) =>
  (await owner('GET /admin/second-factor', {})).data.recoveryCodesLeft;

describe('recovery codes', () => {
  it('are ten, shown once when the second factor is enrolled, and stored only as hashes', async () => {
    const { recoveryCodes } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const stored = JSON.stringify(await api.stored());
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
  });

  it('sign in once each, in any spelling, and return how many are left', async () => {
    const { owner, recoveryCodes } = await enrolled();
    const [first = '', second = '', third = ''] = recoveryCodes;
    await expect(signIn(first)).resolves.toBeTruthy();
    expect(await refusal(signIn(first))).toMatchObject({ status: 401, ...needsCode });
    await expect(signIn(` ${second.toUpperCase().replace('-', ' ')} `)).resolves.toBeTruthy();
    await expect(signIn(third.replaceAll('0', 'O').replaceAll('1', 'l'))).resolves.toBeTruthy();
    expect(await codesLeftFor(owner)).toBe(7);
  });

  it('work as proof, and don’t affect the app’s codes', async () => {
    const { owner, uri, recoveryCodes } = await enrolled();
    setClock(start + 11 * minute);
    const make = () => owner('POST /admin/second-factor/recovery-codes', {});
    expect(await refusal(make())).toMatchObject({ status: 403, ...needsCode });
    const prove = (code: string) => owner('POST /admin/session/proof', { body: { code } });
    await prove(recoveryCodes[0] ?? '');
    await expect(prove(recoveryCodes[0] ?? '')).rejects.toMatchObject({ status: 403, ...needsCode });
    await expect(prove(codeOf(uri))).resolves.toBeTruthy();
  });

  it('work once if one is sent ten times at once, and each if several are', async () => {
    const { owner, recoveryCodes } = await enrolled();
    const [code = '', ...others] = recoveryCodes;
    const same = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => signIn(code, adminPassword, `198.51.100.${n}`)),
    );
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const each = await Promise.allSettled(
      others.slice(0, 4).map((other) => owner('POST /admin/session/proof', { body: { code: other } })),
    );
    expect(each.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(await codesLeftFor(owner)).toBe(5);
  });

  it.each([
    ['in another format', 'abcde', 401],
    ['that was never issued', 'aaaaa-aaaaa', 401],
    ['with markup', '<script>1', 400],
    ['in another script’s digits', '٢٨٧٠٨٢٢٨٧٠', 401],
    ['in another script’s letters', 'कखगघङचछजझञ', 400],
    ['that is too long', 'a'.repeat(21), 400],
    ['that is empty', ' ', 400],
  ])('don’t match a code %s', async (_name, code, status) => {
    const { owner } = await enrolled();
    expect((await refusal(signIn(code))).status).toBe(status);
    expect(await codesLeftFor(owner)).toBe(10);
  });

  it('are slowed down like other codes', async () => {
    const { recoveryCodes } = await enrolled();
    for (let turn = 0; turn < 5; turn++) expect((await refusal(signIn('aaaaa-aaaaa'))).status).toBe(401);
    expect(await refusal(signIn(recoveryCodes[0]))).toMatchObject({ status: 429, retryAfter: 60 });
    setClock(start + 3 * minute);
    await expect(signIn(recoveryCodes[0])).resolves.toBeTruthy();
  });

  it('aren’t checked after a wrong password', async () => {
    const { owner, recoveryCodes } = await enrolled();
    expect((await refusal(signIn(recoveryCodes[0], 'wrong'))).status).toBe(401);
    expect(await codesLeftFor(owner)).toBe(10);
  });
});

describe('POST /admin/second-factor/recovery-codes', () => {
  it('replaces the earlier codes, which stop working', async () => {
    const { owner, recoveryCodes } = await enrolled();
    await signIn(recoveryCodes[0]);
    const { data } = await owner('POST /admin/second-factor/recovery-codes', {});
    expect(data.recoveryCodes).toHaveLength(10);
    expect(await codesLeftFor(owner)).toBe(10);
    expect(await refusal(signIn(recoveryCodes[1]))).toMatchObject({ status: 401, ...needsCode });
    await expect(signIn(data.recoveryCodes[0])).resolves.toBeTruthy();
  });

  it('is rejected in all tabs but one, even if concurrent', async () => {
    const { owner } = await enrolled();
    const read = async () => (await owner('GET /admin/second-factor', {})).data.recoveryVersion ?? 0;
    const make = (ifMatch?: number) =>
      owner('POST /admin/second-factor/recovery-codes', ifMatch === undefined ? {} : { ifMatch });
    const results = await Promise.allSettled([make(), make(), make()]);
    const [first, ...others] = results.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    for (const each of results)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 });
    const { data } = (first as PromiseFulfilledResult<Awaited<ReturnType<typeof make>>>).value;
    await expect(signIn(data.recoveryCodes[0])).resolves.toBeTruthy();

    const seen = await read();
    const { data: kept } = await make(seen);
    await expect(make(seen)).rejects.toMatchObject({
      status: 409,
      message: 'New recovery codes were created in another tab. Keep those, or reload to make a new set.',
    });
    await expect(signIn(kept.recoveryCodes[0])).resolves.toBeTruthy();
    await expect(make(await read())).resolves.toBeTruthy();
  });

  it('is rejected without an enrolled second factor', async () => {
    const { owner } = await enrolled();
    await owner('DELETE /admin/second-factor', {});
    expect(await codesLeftFor(owner)).toBeUndefined();
    const make = owner('POST /admin/second-factor/recovery-codes', {});
    await expect(make).rejects.toMatchObject({ status: 409 });
    expect((await api.stored()).filter(({ pk }) => pk === 'SECOND_FACTOR')).toEqual([]);
  });
});
