import { checkHistories } from '../../support/mail/check-histories.ts';

it(
  'no email is lost, sent twice or out of order if a process is killed at any time',
  checkHistories(2000),
  1_800_000,
);
