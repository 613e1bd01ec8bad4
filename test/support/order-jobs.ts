import type { startApi } from './api.ts';

/** The jobs that take what follows from orders. */
export const orderJobs = ['keepSearchKeys', 'sendMail', 'followOrders'] as const;

/**
 * Runs the jobs that follow from orders as often as it takes each to have its turn: an item stands in the index for one
 * kind of work at a time.
 */
export async function runOrderJobs({ runSchedule }: Pick<ReturnType<typeof startApi>, 'runSchedule'>) {
  for (let turns = 0; turns < 4; turns++) for (const name of orderJobs) await runSchedule(name);
}
