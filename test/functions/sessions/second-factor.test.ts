import { Secret } from 'otpauth';
import { stepOf } from '#functions/platform/access/second-factor.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { codeOf, needsCode, secondFactorOf, start } from '../../support/second-factor.ts';

const api = startApi({ table: memoryTable() });
const { enrolled, signIn } = secondFactorOf(api);

describe('a code', () => {
  // The last six digits of the SHA-1 test vectors in RFC 6238, appendix B.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('for second %d is %s', (second, code) => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30));
    expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, (second + 30) * 1000)).toBe(
      Math.floor(second / 30),
    );
    expect(stepOf(secret, code, (second + 60) * 1000)).toBeUndefined();
    expect(stepOf(secret, code, (second - 60) * 1000)).toBeUndefined();
  });

  it.each(['', '28708', '2870820', '28708a', '٢٨٧٠٨٢'])('isn’t %p', (code) => {
    expect(stepOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, 59_000)).toBeUndefined();
  });
});

describe('GET /admin/second-factor', () => {
  it('returns whether codes are required, and nothing about the secret', async () => {
    setClock(start);
    const owner = api.withCookie(await api.signIn());
    expect((await owner('GET /admin/second-factor', {})).data).toEqual({});
    await owner('POST /admin/second-factor', {});
    expect((await owner('GET /admin/second-factor', {})).data).toEqual({});
    const { owner: other } = await enrolled();
    expect((await other('GET /admin/second-factor', {})).data).toEqual({
      enrolledAt: '2026-11-20T10:00:00.000Z',
      recoveryCodesLeft: 10,
      recoveryVersion: 1,
    });
  });
});

describe('POST /admin/second-factor', () => {
  it('proposes another secret of 160 bits each time, which requires no codes yet', async () => {
    const owner = api.withCookie(await api.signIn());
    const { data: first } = await owner('POST /admin/second-factor', {});
    const { data: second } = await owner('POST /admin/second-factor', {});
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(first.secret).not.toBe(second.secret);
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/.*:Admin\?issuer=.*digits=6&period=30$/);
    expect(await signIn()).toBeTruthy();
  });

  it('doesn’t replace an enrolled one', async () => {
    const { owner, secret } = await enrolled();
    await expect(owner('POST /admin/second-factor', {})).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toContainEqual(expect.objectContaining({ pk: 'SECOND_FACTOR', secret }));
  });
});

describe('PUT /admin/second-factor', () => {
  it('requires a code of the proposed secret', async () => {
    const owner = api.withCookie(await api.signIn());
    const { data } = await owner('POST /admin/second-factor', {});
    const { data: later } = await owner('POST /admin/second-factor', {});
    const enrol = (code: string) => owner('PUT /admin/second-factor', { body: { code } });
    await expect(enrol(codeOf(data.uri))).rejects.toMatchObject({ status: 400, ...needsCode });
    await enrol(codeOf(later.uri));
    await expect(enrol(codeOf(later.uri, 30_000))).rejects.toMatchObject({ status: 409 });
  });

  it('enrols only what was proposed', async () => {
    const owner = api.withCookie(await api.signIn());
    const enrol = owner('PUT /admin/second-factor', { body: { code: '123456' } });
    await expect(enrol).rejects.toMatchObject({ status: 409 });
  });

  it('ends the other sessions that began without a code', async () => {
    const other = api.withCookie(await api.signIn());
    const { owner } = await enrolled();
    await expect(owner('GET /admin/session', {})).resolves.toBeTruthy();
    await expect(other('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('DELETE /admin/second-factor', () => {
  it('no longer requires codes', async () => {
    const { owner } = await enrolled();
    await owner('DELETE /admin/second-factor', {});
    await expect(signIn()).resolves.toBeTruthy();
  });
});
