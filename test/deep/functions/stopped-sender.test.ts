import { checkStoppedSender } from '../../support/mail/stopped-sender.ts';

/** Hundreds of random histories of a sender that stops; each letter leaves in some, and is overtaken in others. */

it(
  'what leaves is true when it leaves',
  checkStoppedSender(Number(process.env.RUNS ?? 300), { isWhole: true }),
  1_800_000,
);
