import type { startApi } from './api.ts';

/** The jobs that do what follows from orders. */
export const orderJobs = ['keepSearchKeys', 'sendMail', 'followOrders'] as const;

/**
 * Runs the jobs that follow from orders until each has had its turn: the index has an item under one kind of work at a time.
 */
export async function runOrderJobs({ runSchedule }: Pick<ReturnType<typeof startApi>, 'runSchedule'>) {
  for (let turns = 0; turns < 4; turns++) for (const name of orderJobs) await runSchedule(name);
}
