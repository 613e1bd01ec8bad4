import * as settings from '../settings/store.ts';

/** Settings of a stage by which it sends mails. Without `mailDomain` there are none. */
export interface MailSettings {
  /** Address that mails come from. */
  from: string;
  /** Origin of the site, to which links lead, without a slash at the end. */
  site: string;
  configurationSet: string | undefined;
}

/** The settings by the environment; undefined where the stage has no domain for mails. */
export function mailSettings(): MailSettings | undefined {
  const { MAIL_FROM: from, MAIL_SITE: site = '', MAIL_CONFIGURATION_SET: configurationSet } = process.env;
  return from ? { from, site, configurationSet } : undefined;
}

/** The address of the owner's mails, if the stage has one. */
export const ownerAddress = (): string | undefined => process.env.MAIL_OWNER || undefined;

/** Known to every mail of a run. */
export interface MailRun {
  /** None where the stage has no domain for mails. */
  settings: MailSettings | undefined;
  /** The address of the owner's mails. */
  owner: string | undefined;
  /** Days of India on which nobody has to answer. */
  holidays: () => Promise<readonly string[]>;
}

/** The stage as it is now; the owner's holidays are read once, and only where a mail wants them. */
export function readRun(): MailRun {
  let found: Promise<readonly string[]> | undefined;
  const holidays = () => {
    found ??= settings.get().then((stored) => stored.holidays);
    return found;
  };
  return { settings: mailSettings(), owner: ownerAddress(), holidays };
}
