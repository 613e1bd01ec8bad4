import { workStateOf } from '#shared/domain/work/work.ts';
import { checkRandom, formatHistory } from '../check-random.ts';
import { history } from './commands.ts';
import { runHistory } from './run-history.ts';
import type { World } from './world.ts';

export function checkHistories(world: World, runs: number): () => Promise<void> {
  return () => {
    const figures = { events: 0, bookings: 0, booked: 0 };
    return checkRandom({
      ...{ history, runs, seedVariable: 'COACHING_SEED', format: formatHistory },
      run: async (given) => {
        await runHistory(world, given);
        const works = await world.works();
        figures.events += works.flatMap(({ entries, refundSteps = [] }) => [
          ...entries,
          ...refundSteps,
        ]).length;
        const bookings = works.flatMap((work) => workStateOf(work).sessions?.bookings ?? []);
        figures.bookings += bookings.length;
        figures.booked += bookings.filter(({ state }) => state === 'booked').length;
      },
      report: () =>
        `histories, ${figures.bookings} bookings, ${figures.booked} of them booked at the end, ${figures.events} events, ${world.figures.calendars} calendar files`,
    });
  };
}
