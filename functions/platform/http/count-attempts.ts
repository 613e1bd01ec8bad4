import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { SlowedFailures } from '#shared/domain/limits/attempts.ts';
import { waitText } from '#shared/domain/time/wait-text.ts';
import * as slowdown from '../limits/slowdown.ts';
import * as throttle from '../limits/throttle.ts';
import { failureOf, log, operationOf } from '../log.ts';
import { problemOf, tooManyRequests } from './errors.ts';
import type { Middleware } from './middleware.ts';
import type { Input } from './read-input.ts';
import { viewerAddress } from './viewer-address.ts';

/**
 * Counts a call by its visitor's address where the contract limits the endpoint, before anything of its body is
 * looked at: a refused call costs one conditional write, or one read where failures are slowed.
 */
export const countAttempts = ({ limit }: Endpoint): Middleware<APIGatewayProxyEventV2> => {
  if (!limit || limit.counts === 'refusals') return nothing;
  if (limit.counts === 'failures') return slowFailures(limit);
  return { before: ({ event }) => countAttempt({ ...limit, address: viewerAddress(event.headers) }) };
};

/**
 * Counts a call as a failure before it is one, so that of guesses made at once few are looked at. A fault of our own is
 * taken back, and a success forgets them all. That a password was right is for the login alone to know.
 */
function slowFailures(limit: SlowedFailures): Middleware<APIGatewayProxyEventV2> {
  const forget = async (
    request: Request,
    forgetGuess: typeof slowdown.takeBack | typeof slowdown.forgive,
  ) => {
    const { guess, requestId } = request.internal;
    if (!guess) return;
    try {
      await forgetGuess(guess);
    } catch (error) {
      // The call has its answer; what stays counted makes the next one wait a minute at most.
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
      const guess = { ...limit, who: viewerAddress(event.headers) };
      refuseFor(await slowdown.guess([guess]));
      internal.guess = guess;
    },
    after: (request) => forget(request, slowdown.forgive),
    onError: async (request) => {
      if ((problemOf(request.error)?.status ?? 500) >= 500) await forget(request, slowdown.takeBack);
    },
  };
}

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
export const countAttempt = async (attempt: throttle.Limit, sentence?: string): Promise<void> =>
  refuseFor(await throttle.attempt(attempt), sentence);

function refuseFor(wait: number | undefined, sentence = 'Too many attempts.'): void {
  if (wait) throw tooManyRequests(`${sentence} Try again in ${waitText(wait)}.`, wait);
}
