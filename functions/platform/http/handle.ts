import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Endpoint, FormEndpoint } from '#shared/api/endpoint.ts';
import { failureOf, log, operationOf } from '../log.ts';
import { activityOf, noteActivity } from './activity.ts';
import type { answerForms } from './answer-forms.ts';
import type { Answer, Call, Event } from './call.ts';
import { countCall, countRefusal, forgetCall } from './count-attempts.ts';
import { outOfTime, problemOf } from './errors.ts';
import { problemAnswer } from './problem-answer.ts';
import { type Input, readInput } from './read-input.ts';
import { requireRecentCode } from './require-code.ts';
import { requireEdge } from './require-edge.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { type Result, writeAnswer } from './write-answer.ts';

/**
 * Makes the Lambda of an endpoint: it takes the steps of a request from top to bottom, as the contract's flags choose. An
 * error of a step or of `run` becomes a problem document, or a page for a form. A time-out does too, just ahead of Lambda's,
 * which would answer with a bare error. Each request logs one line.
 */
export const handle = <E extends Endpoint>(
  endpoint: E,
  run: (input: Input<E>, reply: Reply) => Result<E> | Promise<Result<E>>,
  ...[forms]: E extends FormEndpoint ? [forms: typeof answerForms] : []
) =>
  middy<Call, Answer>({ timeoutEarlyInMillis: endingMs, timeoutEarlyResponse: throwOutOfTime })
    .before((request) => {
      request.event = callOf(request.event as unknown as Event, request.context);
      request.event.form = forms?.(endpoint as E & FormEndpoint, request.event.event);
    })
    .onError(async (request) => {
      request.response = await answerError(endpoint, request.event, request.error);
    })
    .handler(async (call: Call, _: Context, { signal }): Promise<Answer> => {
      requireEdge(call.event);
      requireSameOrigin(endpoint, call);
      call.guesses = await countCall(endpoint, call.event);
      const input = readInput(endpoint, call);
      await requireRecentCode(endpoint, input);
      call.activity = activityOf(endpoint, input, call);
      call.isReached = true;

      const cookies: string[] = [];
      const result = await run(input as Input<E>, { setCookie: (cookie) => cookies.push(cookie) });
      // The caller has been answered already that the time is over.
      signal.throwIfAborted();

      await noteActivity(call, 'done', result);
      const answer = call.form?.sent ?? writeAnswer(endpoint, call.event, { result, cookies });
      await forgetCall(call, 'right');
      logAnswer(endpoint, call, answer);
      return answer;
    });

/** What a handler can add to its answer beside the result. */
interface Reply {
  setCookie: (cookie: string) => void;
}

const callOf = (event: Event, context: Context): Call => ({
  event,
  operation: operationOf(context),
  started: performance.now(),
  requestId: event.requestContext.requestId,
});

function throwOutOfTime(): never {
  throw outOfTime();
}

// The time that the owner's activity, the counters and the log line need after a time-out.
const endingMs = 500;

/** Answers an error with its problem document, or with a 500 where the caller may not read its message. */
async function answerError(endpoint: Endpoint, call: Call, thrown: unknown): Promise<Answer> {
  await noteActivity(call, statusOf(thrown) < 500 ? 'refused' : 'failed');
  const error = await countRefusal(endpoint, call, thrown);
  if (statusOf(error) >= 500) await forgetCall(call, 'ours');
  const problem = problemOf(error);
  const answer = call.form?.notSent(problem) ?? problemAnswer(problem, call);
  const status = statusOf(error);
  logAnswer(endpoint, call, answer, {
    ...(status !== answer.statusCode && { refusal: status }),
    ...(status >= 500 && { error: failureOf(problem ?? error) }),
  });
  return answer;
}

const statusOf = (error: unknown): number => problemOf(error)?.status ?? 500;

/**
 * Logs one JSON line for a request: operation, route, status, milliseconds and request id; for a 5xx also the error, and for a
 * refused form, which is answered 303, also the status of a script's call. A log line has no address, no header and no body,
 * and thus no personal data.
 */
const logAnswer = ({ route }: Endpoint, { operation, started, requestId }: Call, answer: Answer, more = {}) =>
  log({
    operation,
    route,
    status: answer.statusCode,
    ms: Math.round(performance.now() - started),
    requestId,
    ...more,
  });
