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
 * A Lambda for one endpoint: the steps of a request from top to bottom, each as the contract asks for it. What a step or
 * `run` throws becomes a problem document, and a form's answer a page; so does the end of its time, which a caller could
 * not tell from a fault of ours otherwise: Lambda says nothing of it. Each request writes one line to the log.
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
      call.guess = await countCall(endpoint, call.event);
      const input = readInput(endpoint, call);
      await requireRecentCode(endpoint, input);
      call.activity = activityOf(endpoint, input, call);
      call.isReached = true;

      const cookies: string[] = [];
      const result = await run(input as Input<E>, { setCookie: (cookie) => cookies.push(cookie) });
      // The caller has been told that the time is over.
      signal.throwIfAborted();

      await noteActivity(call, 'done', result);
      const answer = call.form?.sent ?? writeAnswer(endpoint, call.event, { result, cookies });
      await forgetCall(call, 'right');
      logAnswer(endpoint, call, answer);
      return answer;
    });

/** The ways of a handler to say more than its result. */
export interface Reply {
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

// Room for the notes that are closed after a failure, and for the log's line.
const endingMs = 500;

/** Answers what a step has thrown: with what the caller may read of it, else as a bare 500. */
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
 * Logs one JSON line a request: operation, route, status, milliseconds, request id; for a 5xx also what went wrong, and for a
 * form, whose refusal is a 303 like its success, the status that a script would have had.
 * No address, no header, no body: a log line has no personal data.
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
