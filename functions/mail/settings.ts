import * as settings from '../settings/store.ts';

/** The settings by which a stage sends mails. */
export interface MailSettings {
  /** The address that mails come from. */
  from: string;
  /** The site's origin without a slash at the end, to which links lead. */
  site: string;
  configurationSet: string | undefined;
}

/** The settings from the environment; undefined where the stage has no domain for mails. */
export function mailSettings(): MailSettings | undefined {
  const { MAIL_FROM: from, MAIL_SITE: site = '', MAIL_CONFIGURATION_SET: configurationSet } = process.env;
  return from ? { from, site, configurationSet } : undefined;
}

/** The address of the owner's mails, if the stage has one. */
export const ownerAddress = (): string | undefined => process.env.MAIL_OWNER || undefined;

/** The settings that all mails of a run share. */
export interface MailRun {
  /** Undefined where the stage has no domain for mails. */
  settings: MailSettings | undefined;
  /** The address of the owner's mails. */
  owner: string | undefined;
  /** Days of India on which nobody has to answer. */
  holidays: () => Promise<readonly string[]>;
}

/** Reads what a run needs. The owner's holidays are read once, and only if a mail asks for them. */
export function readRun(): MailRun {
  let found: Promise<readonly string[]> | undefined;
  const holidays = () => {
    found ??= settings.get().then((stored) => stored.holidays);
    return found;
  };
  return { settings: mailSettings(), owner: ownerAddress(), holidays };
}
