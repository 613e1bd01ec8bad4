import { readSettings } from '#infra/local/settings.ts';
import { StartError } from '#infra/local/start-error.ts';

describe('the local run', () => {
  it.each([
    [{ SWEEP_SECONDS: '0' }, 'SWEEP_SECONDS is 0. It must be a number of seconds up to 86400.'],
    [{ MAIL_DOMAIN: 'hello@sopaan.example' }, 'MAIL_DOMAIN is hello@sopaan.example, which isn’t a domain.'],
    [{ OWNER_EMAIL: 'the owner' }, 'OWNER_EMAIL is the owner, which isn’t an email address.'],
    [{ ADMIN_PASSWORD: 'x'.repeat(201) }, 'ADMIN_PASSWORD is too long. The limit is 200 characters.'],
    [{ PORT: 'http' }, 'PORT is http. It must be a number from 0 to 65535.'],
  ])('rejects %j in one sentence', (environment, reason) => {
    expect(() => readSettings(environment, [])).toThrow(new StartError(reason));
  });
});
