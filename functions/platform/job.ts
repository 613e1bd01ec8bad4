import type { Context } from 'aws-lambda';
import { failedRun, failureOf, log, operationOf } from './log.ts';

/**
 * Makes a Lambda that the clock or an event starts. Logs one line: operation, outcome, milliseconds, request id and the counts
 * that `run` returns, without personal data. An error of `run` fails the Lambda's run, which is then retried twice, and its
 * event becomes a dead letter.
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
