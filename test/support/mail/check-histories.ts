import { checkRandom, formatHistory } from '../check-random.ts';
import { history } from './commands.ts';
import { runHistory } from './run-history.ts';
import { startMailStage } from './stage.ts';
import { startWorld } from './world.ts';

export function checkHistories(runs: number): () => Promise<void> {
  const world = startWorld();
  startMailStage(world.api);
  return () => {
    const figures = { emails: 0, doubled: 0, enquiries: 0, superseded: 0 };
    return checkRandom({
      ...{ history, runs, seedVariable: 'MAIL_SEED', format: formatHistory },
      run: async (given) => {
        await runHistory(world, given);
        const ids = new Set(world.takings.map(({ mail }) => mail.tags.mail));
        figures.emails += ids.size;
        figures.doubled += world.takings.length - ids.size;
        const items = await world.items();
        figures.enquiries += items.filter(({ pk }) => pk === 'ENQUIRY').length;
        figures.superseded += items
          .flatMap(({ emails = [] }) => emails)
          .filter(({ outcome }) => outcome === 'superseded').length;
      },
      report: () =>
        `histories, ${figures.enquiries} enquiries, ${figures.emails} emails, ${figures.superseded} superseded, ${figures.doubled} sent twice after lost or late events`,
    });
  };
}
