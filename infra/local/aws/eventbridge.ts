import { randomUUID } from 'node:crypto';
import { utcTimeOf } from '#shared/domain/india-time.ts';
import { type AsynchronousLambda, asynchronousLambdas, type EventPattern } from '../../lambdas.ts';
import { invoke, type Load } from './gateway/invoke.ts';

/** The kind of an event, in the words of EventBridge. */
export interface BusEvent {
  source: string;
  'detail-type': string;
  detail: object;
}

/** EventBridge as it runs. */
export interface EventBridge {
  /** Hands an event to every Lambda whose pattern it fits, and returns when they have ended. */
  emit: (event: BusEvent) => Promise<void>;
  stop: () => void;
}

/**
 * EventBridge: starts what runs every some minutes each `seconds` here, one run of it after the other, what runs
 * daily at its time in India, and the rest by events. Says in a line when a run fails.
 */
export function startEventBridge(
  load: Load,
  seconds: number,
  lambdas: readonly AsynchronousLambda[] = asynchronousLambdas,
): EventBridge {
  const run = async (lambda: AsynchronousLambda, event: BusEvent) => {
    try {
      await invoke(load, lambda, { ...envelope(), ...event });
    } catch (error) {
      console.error(`${lambda.name} failed: ${error instanceof Error ? error.message : error}`);
    }
  };
  const stops = lambdas.map((lambda) => {
    const runOnTime = () =>
      run(lambda, { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
    if ('everyMinutes' in lambda.trigger) return repeat(() => seconds * 1000, runOnTime);
    if ('dailyAt' in lambda.trigger) return repeat(untilNext(utcTimeOf(lambda.trigger.dailyAt)), runOnTime);
    return () => {};
  });
  return {
    emit: async (event) => {
      const fitting = lambdas.filter(({ trigger }) => 'event' in trigger && fits(event, trigger.event));
      await Promise.all(fitting.map((lambda) => run(lambda, event)));
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Runs something again and again, each time as many milliseconds after the last has ended. Returns what stops it. */
function repeat(wait: () => number, run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(async () => {
      await run();
      next();
    }, wait()).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const untilNext =
  ({ hour, minute }: { hour: number; minute: number }) =>
  (): number => {
    const now = new Date();
    const next = new Date(now);
    next.setUTCHours(hour, minute, 0, 0);
    if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
    return next.getTime() - now.getTime();
  };

const fits = (event: BusEvent, pattern: EventPattern) =>
  pattern.source.includes(event.source) && pattern['detail-type'].includes(event['detail-type']);

const envelope = () => ({
  version: '0',
  id: randomUUID(),
  account: '000000000000',
  time: new Date().toISOString(),
  region: 'ap-south-1',
  resources: [],
});
