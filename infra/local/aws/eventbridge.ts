import { randomUUID } from 'node:crypto';
import { dayInIndia, dayMs, utcTimeOf } from '#shared/domain/time/india-time.ts';
import { type AsynchronousLambda, asynchronousLambdas } from '../../definitions.ts';
import type { EventPattern } from '../../grants.ts';
import { invoke, type Load } from './gateway/invoke.ts';

/** An event in the words of EventBridge; what it does not name is made up. */
export interface BusEvent {
  source: string;
  'detail-type': string;
  detail: object;
  id?: string;
  time?: string;
  resources?: readonly string[];
}

/** How often a Lambda of `everyMinutes` runs here. */
export interface Pace {
  /** Between the end of a run and the next. */
  seconds: number;
  /** Asked before each run: one that would find nothing is left out, and so is its log line. */
  hasWork?: () => Promise<boolean>;
}

/** EventBridge as it runs. */
export interface EventBridge {
  /** Hands an event to every Lambda whose pattern it fits; false where a run failed, when all have ended. */
  emit: (event: BusEvent) => Promise<boolean>;
  /** Starts what the clock starts. */
  startClock: () => void;
  /** Starts nothing more, and waits for what runs: its database must not close beneath it. */
  stop: () => Promise<void>;
}

/**
 * EventBridge: starts what runs every some minutes at its pace here, one run of it after the other, what runs daily at
 * its time in India, or soon where that has passed, and the rest by events. Says in a line when a run fails.
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

/** Runs something again and again, each time as many milliseconds after the last has ended. Returns what stops it. */
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
 * Waits for a time of day in India. Where the clock is started after that, the day's run is made up for: this machine was
 * off, which AWS never is. A daily run that comes twice on a day does nothing the second time.
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
