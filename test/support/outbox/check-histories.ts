import { checkRandom, formatHistory } from '../check-random.ts';
import { history } from './commands.ts';
import { runHistory } from './run-history.ts';
import { startWorld } from './world.ts';

export function checkHistories(runs: number): () => Promise<void> {
  const world = startWorld();
  return () => {
    let changeCount = 0;
    return checkRandom({
      ...{ history, runs, seedVariable: 'OUTBOX_SEED', format: formatHistory },
      run: async (given) => {
        await runHistory(world, given);
        for (const known of world.known.values()) changeCount += known.changeCount;
      },
      report: () => `histories of outboxes, ${changeCount} changes`,
    });
  };
}
