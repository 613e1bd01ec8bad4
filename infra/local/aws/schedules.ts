import { randomUUID } from 'node:crypto';
import { schedules } from '../../lambdas.ts';
import { invoke, type Load } from './gateway/invoke.ts';

/**
 * EventBridge: runs every scheduled Lambda each `seconds`, one run of it after the other, and says in a line
 * when one fails. Returns what stops it.
 */
export function startSchedules(
  load: Load,
  seconds: number,
  lambdas: typeof schedules = schedules,
): () => void {
  const timers = lambdas.map((lambda) => {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await invoke(load, lambda, scheduledEvent(lambda.name));
      } catch (error) {
        console.error(`${lambda.name} failed: ${error instanceof Error ? error.message : error}`);
      }
      isRunning = false;
    };
    return setInterval(run, seconds * 1000).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

const scheduledEvent = (rule: string) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '000000000000',
  time: new Date().toISOString(),
  region: 'ap-south-1',
  resources: [`arn:aws:events:ap-south-1:000000000000:rule/${rule}`],
  detail: {},
});
