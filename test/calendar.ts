import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs what `npm test` asserts from source on another day of the calendar: on one day in turn, on `all` of them, or
 * on the one that is given.
 */

const dayMs = 24 * 60 * 60 * 1000;
const days = [
  new Date(Date.now() + 365 * dayMs).toISOString(),
  '2027-03-31T23:50:00+05:30',
  '2028-02-29T12:00:00+05:30',
];
const inTurn = days[Math.floor(Date.now() / dayMs) % days.length] ?? '';
const [asked = inTurn] = process.argv.slice(2);

for (const day of asked === 'all' ? days : [asked]) {
  console.log(`On ${day}:`);
  const { status } = spawnSync('jest', ['--selectProjects', 'node', 'web'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CALENDAR: day,
      // For the programs that tests start.
      NODE_OPTIONS: `--import=${resolve('test/support/moved-calendar.ts')}`,
    },
  });
  if (status !== 0) process.exitCode = 1;
}
