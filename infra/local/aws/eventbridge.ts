import { randomUUID } from 'node:crypto';
import { dayInIndia, dayMs, utcTimeOf } from '#shared/domain/time/india-time.ts';
import { type AsynchronousLambda, asynchronousLambdas } from '../../definitions.ts';
import type { EventPattern } from '../../grants.ts';
import { invoke, type Load } from './gateway/invoke.ts';

export interface BusEvent {
  source: string;
  'detail-type': string;
  detail: object;
  id?: string;
  time?: string;
  resources?: readonly string[];
}

export interface Pace {
  /** The pause between the end of a run and the start of the next. */
  seconds: number;
  hasWork?: () => Promise<boolean>;
}

interface EventBridge {
  /** Runs all Lambdas that match. Resolves to false if one of them failed. */
  emit: (event: BusEvent) => Promise<boolean>;
  startClock: () => void;
  /** Waits for the current runs, which still need the database. */
  stop: () => Promise<void>;
}

/**
 * `everyMinutes` jobs run at their local interval, and runs of the same job never overlap. Daily jobs run at their time
 * in IST. Other Lambdas run when an event matches.
 */
export function createEventBridge(
  load: Load,
  paceOf: (name: string) => Pace,
  lambdas: readonly AsynchronousLambda[] = asynchronousLambdas,
): EventBridge {
  const running = new Set<Promise<boolean>>();
  const run = (...call: Parameters<typeof runOne>) => {
    const one = runOne(...call).finally(() => running.delete(one));
    running.add(one);
    return one;
  };
  const runOne = async (lambda: AsynchronousLambda, event: BusEvent, hasWork?: Pace['hasWork']) => {
    try {
      if (!hasWork || (await hasWork())) await invoke(load, lambda, { ...envelope(), ...event });
      return true;
    } catch (error) {
      console.error(`${lambda.name} failed: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  };
  const startTimer = (lambda: AsynchronousLambda) => {
    const { seconds, hasWork } = paceOf(lambda.name);
    if ('everyMinutes' in lambda.trigger)
      return repeat(
        () => seconds * 1000,
        () => run(lambda, scheduled, hasWork),
      );
    if ('dailyAt' in lambda.trigger)
      return repeat(untilDaily(lambda.trigger.dailyAt, seconds * 1000), () => run(lambda, scheduled));
    return () => {};
  };
  const stops: (() => void)[] = [];
  return {
    emit: async (event) => {
      const fitting = lambdas.filter(({ trigger }) => 'event' in trigger && fits(event, trigger.event));
      return (await Promise.all(fitting.map((lambda) => run(lambda, event)))).every(Boolean);
    },
    startClock: () => {
      stops.push(...lambdas.map(startTimer));
    },
    stop: async () => {
      for (const stop of stops) stop();
      await Promise.all(running);
    },
  };
}

const scheduled: BusEvent = { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} };

function repeat(wait: () => number, run: () => Promise<unknown>): () => void {
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

/**
 * If today's time has already passed, the job runs soon after startup, in case this machine was off. A second run on
 * the same day does nothing.
 */
function untilDaily(timeOfDay: `${number}:${number}`, soonMs: number): () => number {
  let isMissed = dayInIndia(Date.now() + untilNext(timeOfDay) - dayMs) === dayInIndia(Date.now());
  return () => {
    if (!isMissed) return untilNext(timeOfDay);
    isMissed = false;
    return soonMs;
  };
}

function untilNext(timeOfDay: `${number}:${number}`): number {
  const { hour, minute } = utcTimeOf(timeOfDay);
  const now = new Date();
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime() - now.getTime();
}

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
