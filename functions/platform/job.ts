import type { Context } from 'aws-lambda';
import { failedRun, failureOf, log, operationOf } from './log.ts';

/**
 * Creates a Lambda that is started by a schedule or an event. Logs one line with the counts that `run` returns. If
 * `run` throws, Lambda retries twice and then sends the event to the dead-letter queue.
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
