import { Secret, TOTP } from 'otpauth';
import type { ApiError } from '#shared/api/client.ts';
import { adminPassword, type startApi } from './api.ts';
import { minute, setClock } from './clock.ts';

export const start = Date.parse('2026-11-20T10:00:00.000Z');

export const codeOf = (uri: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '') }).generate({
    timestamp: Date.now() + ms,
  });

export function secondFactorOf(api: ReturnType<typeof startApi>) {
  async function enrolled() {
    setClock(start);
    const owner = api.withCookie(await api.signIn());
    const { data } = await owner('POST /admin/second-factor', {});
    const { data: enrolment } = await owner('PUT /admin/second-factor', { body: { code: codeOf(data.uri) } });
    setClock(start + minute);
    return { owner, ...data, recoveryCodes: enrolment.recoveryCodes };
  }

  const signIn = (code?: string, password = adminPassword, address = '198.51.100.1') =>
    api.visitorFrom(address)('POST /admin/session', { body: { password, ...(code && { code }) } });

  return { enrolled, signIn };
}

export const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error) => error,
  );

export const needsCode = { errors: [{ field: 'code' }] };
