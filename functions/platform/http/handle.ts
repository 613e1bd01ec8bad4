import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Endpoint, FormEndpoint } from '#shared/api/endpoint.ts';
import { failureOf, log, operationOf } from '../log.ts';
import { activityOf, noteActivity } from './activity.ts';
import type { Answer, Call, Event } from './call.ts';
import { countCall, countRefusal, undoCount } from './count-attempts.ts';
import { problemOf, timedOut } from './errors.ts';
import type { handleForms } from './handle-forms.ts';
import { problemResponse } from './problem-response.ts';
import { type Input, readInput } from './read-input.ts';
import { requireRecentCode } from './require-code.ts';
import { requireEdge } from './require-edge.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { type Result, writeResponse } from './write-response.ts';

/**
 * Creates the Lambda for an endpoint. Errors become a problem document or, for a form, a redirect to a page. This
 * includes a timeout, which is raised shortly before Lambda's own, because Lambda would respond with a bare error. Logs
 * one line per request.
 */
export const handle = <E extends Endpoint>(
  endpoint: E,
  run: (input: Input<E>, reply: Reply) => Result<E> | Promise<Result<E>>,
  ...[forms]: E extends FormEndpoint ? [forms: typeof handleForms] : []
) =>
  middy<Call, Answer>({ timeoutEarlyInMillis: cleanupMs, timeoutEarlyResponse: throwTimedOut })
    .before((request) => {
      request.event = callOf(request.event as unknown as Event, request.context);
      request.event.form = forms?.(endpoint as E & FormEndpoint, request.event.event);
    })
    .onError(async (request) => {
      request.response = await respondWithError(endpoint, request.event, request.error);
    })
    .handler(async (call: Call, _: Context, { signal }): Promise<Answer> => {
      requireEdge(call.event);
      requireSameOrigin(endpoint, call);
      call.guesses = await countCall(endpoint, call.event);
      const input = readInput(endpoint, call);
      await requireRecentCode(endpoint, input);
      call.activity = activityOf(endpoint, input, call);
      call.hasReachedHandler = true;

      const cookies: string[] = [];
      const result = await run(input as Input<E>, { setCookie: (cookie) => cookies.push(cookie) });
      // If the call was aborted, the caller has already been sent a timeout error.
      signal.throwIfAborted();

      await noteActivity(call, 'done', result);
      const answer = call.form?.sent ?? writeResponse(endpoint, call.event, { result, cookies });
      await undoCount(call, 'right');
      logResponse(endpoint, call, answer);
      return answer;
    });

interface Reply {
  setCookie: (cookie: string) => void;
}

const callOf = (event: Event, context: Context): Call => ({
  event,
  operation: operationOf(context),
  started: performance.now(),
  requestId: event.requestContext.requestId,
});

function throwTimedOut(): never {
  throw timedOut();
}

// Time left after a timeout for the activity log, the counters and the log line.
const cleanupMs = 500;

async function respondWithError(endpoint: Endpoint, call: Call, thrown: unknown): Promise<Answer> {
  await noteActivity(call, statusOf(thrown) < 500 ? 'refused' : 'failed');
  const error = await countRefusal(endpoint, call, thrown);
  if (statusOf(error) >= 500) await undoCount(call, 'ours');
  const problem = problemOf(error);
  const answer = call.form?.notSent(problem) ?? problemResponse(problem, call);
  const status = statusOf(error);
  logResponse(endpoint, call, answer, {
    ...(status !== answer.statusCode && { refusal: status }),
    ...(status >= 500 && { error: failureOf(problem ?? error) }),
  });
  return answer;
}

const statusOf = (error: unknown): number => problemOf(error)?.status ?? 500;

/**
 * A refused form gets a 303, so the status that a script would have got is logged too. No address, headers or body are
 * logged, because they can contain personal data.
 */
const logResponse = (
  { route }: Endpoint,
  { operation, started, requestId }: Call,
  answer: Answer,
  more = {},
) =>
  log({
    operation,
    route,
    status: answer.statusCode,
    ms: Math.round(performance.now() - started),
    requestId,
    ...more,
  });
