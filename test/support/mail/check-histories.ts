import { checkRandom, formatHistory } from '../check-random.ts';
import { history } from './commands.ts';
import { runHistory } from './run-history.ts';
import { startMailStage } from './stage.ts';
import { startWorld } from './world.ts';

/** Runs random histories of mails. */
export function checkHistories(runs: number): () => Promise<void> {
  const world = startWorld();
  startMailStage(world.api);
  return () => {
    const figures = { mails: 0, doubled: 0, enquiries: 0, overtaken: 0 };
    return checkRandom({
      ...{ history, runs, seedVariable: 'MAIL_SEED', format: formatHistory },
      run: async (given) => {
        await runHistory(world, given);
        const ids = new Set(world.takings.map(({ mail }) => mail.tags.mail));
        figures.mails += ids.size;
        figures.doubled += world.takings.length - ids.size;
        const items = await world.items();
        figures.enquiries += items.filter(({ pk }) => pk === 'ENQUIRY').length;
        figures.overtaken += items
          .flatMap(({ mails = [] }) => mails)
          .filter(({ outcome }) => outcome === 'overtaken').length;
      },
      report: () =>
        `histories, ${figures.enquiries} enquiries, ${figures.mails} mails, ${figures.overtaken} overtaken, ${figures.doubled} doubled by lost or late events`,
    });
  };
}
