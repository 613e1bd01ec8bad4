import { checkRandom, formatHistory } from '../check-random.ts';
import { history } from './commands.ts';
import { runHistory } from './run-history.ts';
import type { World } from './world.ts';

export function checkHistories(world: World, runs: number): () => Promise<void> {
  return () => {
    const figures = { receipts: 0, years: 0 };
    return checkRandom({
      ...{ history, runs, seedVariable: 'RECEIPT_SEED', format: formatHistory },
      run: async (given) => {
        await runHistory(world, given);
        const { receipts, counters } = await world.books();
        figures.receipts += receipts.length;
        figures.years += counters.length;
      },
      report: () => `histories, ${figures.receipts} receipts of ${figures.years} years`,
    });
  };
}
