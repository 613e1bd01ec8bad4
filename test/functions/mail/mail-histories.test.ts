import { checkHistories } from '../../support/mail/check-histories.ts';

/** Forty random histories of mails; `npm run test:deep` runs thousands. */

it('no mail is lost, doubled or out of order, whenever whoever is killed', checkHistories(40), 300_000);
