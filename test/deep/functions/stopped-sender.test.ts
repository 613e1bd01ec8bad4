import { checkStoppedSender } from '../../support/mail/stopped-sender.ts';

it('every email is still correct when it is sent', checkStoppedSender(300), 1_800_000);
