import * as settings from '../settings/store.ts';
import { type MailSettings, mailSettings, ownerAddress } from './settings.ts';

/** Known to every mail of a run. */
export interface Stage {
  /** None where the stage has no domain for mails. */
  settings: MailSettings | undefined;
  /** The address of the owner's mails. */
  owner: string | undefined;
  /** Days of India on which nobody has to answer. */
  holidays: () => Promise<readonly string[]>;
}

/** The stage as it is now; the owner's holidays are read once, and only where a mail wants them. */
export function readStage(): Stage {
  let found: Promise<readonly string[]> | undefined;
  const holidays = () => {
    found ??= settings.get().then((stored) => stored.holidays);
    return found;
  };
  return { settings: mailSettings(), owner: ownerAddress(), holidays };
}
