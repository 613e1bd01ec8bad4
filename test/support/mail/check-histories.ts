import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { formatHistory, history } from './commands.ts';
import { runHistory } from './run-history.ts';
import { startMailStage } from './stage.ts';
import { startWorld } from './world.ts';

/** The seed of this run: `MAIL_SEED` repeats another one's histories. */
const seed = Number(process.env.MAIL_SEED ?? randomInt(2 ** 31));

/** Runs random histories of mails. One that fails is shrunk and printed with its seed. */
export function checkHistories(runs: number): () => Promise<void> {
  const world = startWorld();
  startMailStage();
  return async () => {
    const figures = { mails: 0, doubled: 0, enquiries: 0, overtaken: 0 };
    const property = fc.asyncProperty(history, async (given) => {
      await runHistory(world, given);
      const ids = new Set(world.takings.map(({ mail }) => mail.tags.mail));
      figures.mails += ids.size;
      figures.doubled += world.takings.length - ids.size;
      const items = await world.items();
      figures.enquiries += items.filter(({ pk }) => pk === 'ENQUIRY').length;
      figures.overtaken += items
        .flatMap(({ mails = [] }) => mails)
        .filter(({ outcome }) => outcome === 'overtaken').length;
    });
    const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs });
    const { mails, doubled, enquiries, overtaken } = figures;
    process.stderr.write(
      `${runs} histories, ${enquiries} enquiries, ${mails} mails, ${overtaken} overtaken, ${doubled} doubled by lost or late events: MAIL_SEED=${seed}\n`,
    );
    if (!failed) return;
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    const shortest = counterexample ? formatHistory(counterexample[0]) : '';
    throw new Error(`${message}\n\n${shortest}\n\nMAIL_SEED=${seed}`, { cause: errorInstance });
  };
}
