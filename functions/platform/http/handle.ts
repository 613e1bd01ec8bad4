import middy from '@middy/core';
import type { Endpoint, FormEndpoint } from '#shared/api/endpoint.ts';
import type { answerForms } from './answer-forms.ts';
import { answerProblems } from './answer-problems.ts';
import { cacheControl } from './cache-control.ts';
import { countAttempts, countRefusals } from './count-attempts.ts';
import { outOfTime } from './errors.ts';
import { logRequest } from './log-request.ts';
import type { Outcome, Result } from './outcome.ts';
import { type Input, readInput } from './read-input.ts';
import { recordActivity } from './record-activity.ts';
import { requireEdge } from './require-edge.ts';
import { requireProof } from './require-proof.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { writeOutput } from './write-output.ts';

/**
 * A Lambda for one endpoint: counts and validates the request, runs `run`, strips its result to what the
 * contract names, replies, and logs one line. What `run` throws becomes a problem document, and a form's answer a page;
 * so does the end of its time, which a caller could not tell from a fault of ours otherwise: Lambda says nothing of it.
 */
export const handle = <E extends Endpoint>(
  endpoint: E,
  run: (input: Input<E>, reply: Reply) => Result<E> | Promise<Result<E>>,
  ...[answer]: E extends FormEndpoint ? [answer: typeof answerForms] : []
) =>
  middy({
    timeoutEarlyInMillis: endingMs,
    timeoutEarlyResponse: () => {
      throw outOfTime();
    },
  })
    .use(logRequest(endpoint))
    .use(answer ? answer(endpoint as E & FormEndpoint) : [])
    .use(answerProblems())
    .use(requireEdge())
    .use(requireSameOrigin(endpoint))
    .use(cacheControl(endpoint))
    .use(countAttempts(endpoint))
    .use(readInput(endpoint))
    .use(writeOutput(endpoint))
    .use(countRefusals(endpoint))
    .use(requireProof(endpoint))
    .use(recordActivity(endpoint))
    .handler(async (input: unknown): Promise<Outcome> => {
      const cookies: string[] = [];
      return {
        result: await run(input as Input<E>, { setCookie: (cookie) => cookies.push(cookie) }),
        cookies,
      };
    });

// Room for the notes that are closed after a failure, and for the log's line.
const endingMs = 500;

/** The ways of a handler to say more than its result. */
export interface Reply {
  setCookie: (cookie: string) => void;
}
