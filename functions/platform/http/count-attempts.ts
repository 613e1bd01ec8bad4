import type { Endpoint } from '#shared/api/endpoint.ts';
import { waitText } from '#shared/domain/text/text.ts';
import type { Slowed } from '../limits/slowdown.ts';
import * as slowdown from '../limits/slowdown.ts';
import * as throttle from '../limits/throttle.ts';
import { failureOf, log } from '../log.ts';
import type { Call, Event } from './call.ts';
import { problemOf, tooManyRequests } from './errors.ts';
import { viewerAddress } from './viewer-address.ts';

/**
 * Counts a call by its visitor's address where the contract limits the endpoint, before anything of its body is
 * looked at: a refused call costs one conditional write, or one read where failures are slowed. There, a call is counted as
 * a failure before it is one, so that of guesses made at once few are looked at; that failure is returned.
 */
export async function countCall({ limit }: Endpoint, { headers }: Event): Promise<Slowed | undefined> {
  if (!limit || limit.counts === 'refusals') return undefined;
  const address = viewerAddress(headers);
  if (limit.counts !== 'failures') {
    await countAttempt({ ...limit, address });
    return undefined;
  }
  const guess = { ...limit, who: address };
  refuseFor(await slowdown.guess([guess]));
  return guess;
}

/**
 * Takes back that a call was counted as a failure, as the fault was ours, or forgets all failures where it was right. That a
 * password was right is for the login alone to know.
 */
export async function forgetCall(
  { guess, operation, requestId }: Call,
  why: 'right' | 'ours',
): Promise<void> {
  if (!guess) return;
  try {
    await (why === 'right' ? slowdown.forgive(guess) : slowdown.takeBack(guess));
  } catch (error) {
    // The call has its answer; what stays counted makes the next one wait a minute at most.
    log({ operation, attempts: 'not forgotten', requestId, error: failureOf(error) });
  }
}

/**
 * Counts what the handler itself refuses as a proof of nothing, where the contract limits refusals alone: whoever sends
 * too many is told so in place of why. What is valid is never turned away. Returns the error to answer with.
 */
export async function countRefusal(
  { limit }: Endpoint,
  { isReached, event }: Call,
  error: unknown,
): Promise<unknown> {
  if (limit?.counts !== 'refusals' || !isReached || !proofless.has(problemOf(error)?.status ?? 500))
    return error;
  try {
    await countAttempt({ ...limit, address: viewerAddress(event.headers) });
    return error;
  } catch (refusal) {
    return refusal;
  }
}

// A signature or a link that is wrong, unknown, or over.
const proofless = new Set([400, 401, 404, 410]);

/** Counts an attempt. Throws a 429 where there were too many, which says so by a sentence, and how long to wait. */
export const countAttempt = async (attempt: throttle.Limit, sentence?: string): Promise<void> =>
  refuseFor(await throttle.attempt(attempt), sentence);

function refuseFor(wait: number | undefined, sentence = 'Too many attempts.'): void {
  if (wait) throw tooManyRequests(`${sentence} Try again in ${waitText(wait)}.`, wait);
}
