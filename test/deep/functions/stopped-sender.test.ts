import { checkStoppedSender } from '../../support/mail/stopped-sender.ts';

/** Hundreds of random histories of a sender that stops; each letter leaves in some, and is overtaken in others. */

it('what leaves is true when it leaves', checkStoppedSender(300), 1_800_000);
