import { checkHistories } from '../../support/mail/check-histories.ts';

/** Thousands of random histories of mails. */

it('no mail is lost, doubled or out of order, whenever whoever is killed', checkHistories(2000), 1_800_000);
