import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { failureOf, log, operationOf } from '../log.ts';
import * as throttle from '../store/throttle.ts';
import { problemOf, tooManyRequests } from './errors.ts';
import type { Middleware } from './middleware.ts';
import type { Input } from './read-input.ts';
import { viewerAddress } from './viewer-address.ts';
import { waitText } from './wait-text.ts';

/**
 * Counts a call by its visitor's address where the contract limits the endpoint, before anything of its body is
 * looked at: guesses made at once cannot all be looked at, and a refused call costs one conditional write. Where
 * failures count, one of our own is forgiven and a success forgets them all. That a password was right is for the
 * login alone to know.
 */
export const countAttempts = ({ limit }: Endpoint): Middleware<APIGatewayProxyEventV2> => {
  if (!limit || limit.counts === 'refusals') return nothing;
  const forget = async (request: Request, forgetAttempt: typeof throttle.forgive | typeof throttle.reset) => {
    const { attempt, requestId } = request.internal;
    if (limit.counts !== 'failures' || !attempt) return;
    try {
      await forgetAttempt(attempt);
    } catch (error) {
      // The call has its answer; what stays counted ends with its window.
      log({
        operation: operationOf(request.context),
        attempts: 'not forgotten',
        requestId,
        error: failureOf(error),
      });
    }
  };
  return {
    before: async ({ event, internal }) => {
      const attempt = { ...limit, address: viewerAddress(event.headers) };
      await countAttempt(attempt);
      internal.attempt = attempt;
    },
    after: (request) => forget(request, throttle.reset),
    onError: async (request) => {
      if ((problemOf(request.error)?.status ?? 500) >= 500) await forget(request, throttle.forgive);
    },
  };
};

/**
 * Counts what the handler itself refuses as a proof of nothing, where the contract limits refusals alone: whoever sends
 * too many is told so in place of why. What is valid is never turned away.
 */
export const countRefusals = ({ limit }: Endpoint): Middleware<Input> => {
  if (limit?.counts !== 'refusals') return nothing;
  return {
    before: ({ internal }) => {
      internal.isReached = true;
    },
    onError: async (request) => {
      if (!request.internal.isReached || !proofless.has(problemOf(request.error)?.status ?? 500)) return;
      try {
        await countAttempt({ ...limit, address: request.event.address });
      } catch (error) {
        request.error = error as Error;
      }
    },
  };
};

// A signature or a link that is wrong, unknown, or over.
const proofless = new Set([400, 401, 404, 410]);

// An object without a hook is none to middy.
const nothing = { before: () => undefined };

type Request = Parameters<NonNullable<Middleware<APIGatewayProxyEventV2>['after']>>[0];

/** Counts an attempt. Throws a 429 where there were too many, which says so by a sentence, and how long to wait. */
export async function countAttempt(attempt: throttle.Limit, sentence = 'Too many attempts.'): Promise<void> {
  const wait = await throttle.attempt(attempt);
  if (wait) throw tooManyRequests(`${sentence} Try again in ${waitText(wait)}.`, wait);
}
