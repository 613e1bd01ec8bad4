import type { startApi } from './api.ts';

export const orderJobs = ['reindexItems', 'sendMail', 'followOrders'] as const;

export async function runOrderJobs({ runSchedule }: Pick<ReturnType<typeof startApi>, 'runSchedule'>) {
  for (let turns = 0; turns < 4; turns++) for (const name of orderJobs) await runSchedule(name);
}
