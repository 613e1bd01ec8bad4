import type { Context } from 'aws-lambda';
import { failedRun, failureOf, log, operationOf } from './log.ts';

/**
 * A Lambda that the clock or an event starts: what `handle` is to a route. Runs `run` and logs one line: operation,
 * outcome, milliseconds, request id and the counts that `run` returns; no personal data. What `run` throws fails
 * the run, so that Lambda tries it again twice and then leaves its event as a dead letter.
 */
export const job =
  <Counts extends Record<keyof Counts, number>, Event = unknown>(run: (event: Event) => Promise<Counts>) =>
  async (event: Event, context: Context): Promise<void> => {
    const started = performance.now();
    const logRun = (outcome: 'done' | 'failed', more: object) =>
      log({
        operation: operationOf(context),
        outcome,
        ms: Math.round(performance.now() - started),
        requestId: context.awsRequestId,
        ...more,
      });
    try {
      logRun('done', await run(event));
    } catch (error) {
      logRun('failed', { error: failureOf(error) });
      throw failedRun();
    }
  };
