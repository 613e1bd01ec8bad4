import { readSettings } from '#infra/local/settings.ts';
import { StartError } from '#infra/local/start-error.ts';

describe('the local run', () => {
  it.each([
    [{ SWEEP_SECONDS: '0' }, 'SWEEP_SECONDS is 0, and it is a number of seconds up to 86400.'],
    [{ MAIL_DOMAIN: 'hello@sopaan.example' }, 'MAIL_DOMAIN is hello@sopaan.example, and that is no domain.'],
    [{ OWNER_EMAIL: 'the owner' }, 'OWNER_EMAIL is the owner, and that is no e-mail address.'],
    [
      { ADMIN_PASSWORD: 'x'.repeat(201) },
      'ADMIN_PASSWORD is longer than the 200 characters that the login takes.',
    ],
    [{ PORT: 'http' }, 'PORT is http, and a port is a number from 0 to 65535.'],
  ])('rejects %j in one sentence', (environment, reason) => {
    expect(() => readSettings(environment, [])).toThrow(new StartError(reason));
  });
});
