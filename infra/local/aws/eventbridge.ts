import { randomUUID } from 'node:crypto';
import { dayInIndia, dayMs, utcTimeOf } from '#shared/domain/time/india-time.ts';
import { type AsynchronousLambda, asynchronousLambdas } from '../../definitions.ts';
import type { EventPattern } from '../../grants.ts';
import { invoke, type Load } from './gateway/invoke.ts';

/** An event of EventBridge; missing fields get invented values. */
export interface BusEvent {
  source: string;
  'detail-type': string;
  detail: object;
  id?: string;
  time?: string;
  resources?: readonly string[];
}

/** The pace at which a Lambda of `everyMinutes` runs locally. */
export interface Pace {
  /** Seconds between the end of a run and the next run. */
  seconds: number;
  /** Asked before each run: a run without work is left out, with its log line. */
  hasWork?: () => Promise<boolean>;
}

/** A running EventBridge. */
export interface EventBridge {
  /** Hands an event to every Lambda whose pattern fits it, waits for the runs, and returns false where one failed. */
  emit: (event: BusEvent) => Promise<boolean>;
  /** Starts the Lambdas with a schedule. */
  startClock: () => void;
  /** Starts no more runs, and waits for the running ones, which still need the database. */
  stop: () => Promise<void>;
}

/**
 * EventBridge: starts a Lambda of `everyMinutes` at its local pace, one run after the other; a daily Lambda at its time in
 * India, or soon where that time has passed; and the others by events. A failed run is reported in a line.
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

/** Runs something again and again, each time `wait()` milliseconds after the end of the last run. Returns a function that stops it. */
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
 * Waits for a time of day in India. Where the clock is started later on a day, the day's run comes soon, because this
 * machine was off, which AWS never is. A daily job that runs twice on a day does nothing the second time.
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
