import * as settings from '../settings/store.ts';

export interface MailSettings {
  from: string;
  /** An origin such as `https://example.com`, without a trailing slash. */
  site: string;
  configurationSet: string | undefined;
}

/** Returns undefined if the stage has no email domain. */
export function mailSettings(): MailSettings | undefined {
  const { MAIL_FROM: from, MAIL_SITE: site = '', MAIL_CONFIGURATION_SET: configurationSet } = process.env;
  return from ? { from, site, configurationSet } : undefined;
}

export const adminEmail = (): string | undefined => process.env.MAIL_OWNER || undefined;

export interface EmailRun {
  settings: MailSettings | undefined;
  owner: string | undefined;
  /** Days (`YYYY-MM-DD`, IST) that don't count towards reply times. */
  holidays: () => Promise<readonly string[]>;
}

export function readRun(): EmailRun {
  let found: Promise<readonly string[]> | undefined;
  const holidays = () => {
    found ??= settings.get().then((stored) => stored.holidays);
    return found;
  };
  return { settings: mailSettings(), owner: adminEmail(), holidays };
}
