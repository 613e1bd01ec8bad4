import type { Endpoint } from '#shared/api/endpoint.ts';
import { waitText } from '#shared/domain/text/text.ts';
import { tooOften } from '../errors.ts';
import type { Slowed } from '../limits/slowdown.ts';
import * as slowdown from '../limits/slowdown.ts';
import * as throttle from '../limits/throttle.ts';
import { failureOf, log } from '../log.ts';
import type { Call, Event } from './call.ts';
import { problemOf } from './errors.ts';
import { addressesOfWideNetwork, viewerAddress, wideNetworkOf } from './viewer-address.ts';

/**
 * Counts a call by its visitor's address where the contract limits the endpoint, before its body is read: a refused call
 * costs one conditional write, or one read where failures are slowed. There each call counts as a failure first, so that few
 * of many guesses at once are checked; returns the counters, with which `forgetCall` takes the failure back.
 */
export async function countCall({ limit }: Endpoint, { headers }: Event): Promise<Slowed[] | undefined> {
  if (!limit || limit.counts === 'refusals') return undefined;
  const address = viewerAddress(headers);
  if (limit.counts !== 'failures') {
    await countAttempt(limit, address);
    return undefined;
  }
  const network = wideNetworkOf(address);
  const wide = network && { ...limit, who: network, free: limit.free * addressesOfWideNetwork };
  const guesses = [{ ...limit, who: address }, ...(wide ? [wide] : [])];
  refuseFor(await slowdown.guess(guesses));
  return guesses;
}

/** Counts an attempt of an address, and of its IPv6 /48. Throws a 429 above the limit. */
async function countAttempt(limit: Omit<throttle.Limit, 'address'>, address: string): Promise<void> {
  refuseFor(await throttle.attempt({ ...limit, address }));
  const network = wideNetworkOf(address);
  const most = limit.most * addressesOfWideNetwork;
  if (network) refuseFor(await throttle.attempt({ ...limit, most, address: network }));
}

/** Takes back the failure that a call was counted as, because the fault was `ours`; deletes all failures where it was `right`. */
export async function forgetCall(
  { guesses = [], operation, requestId }: Call,
  why: 'right' | 'ours',
): Promise<void> {
  const forget = why === 'right' ? slowdown.forgive : slowdown.takeBack;
  try {
    await Promise.all(guesses.map(forget));
  } catch (error) {
    // The call has its answer. The failure that stays counted makes the next call wait a minute at most.
    log({ operation, attempts: 'not forgotten', requestId, error: failureOf(error) });
  }
}

/**
 * Counts a refusal of the handler where the contract limits refusals alone, so that no valid call is refused. Returns the
 * error to answer with, which is a 429 for whoever was refused too often.
 */
export async function countRefusal(
  { limit }: Endpoint,
  { isReached, event }: Call,
  error: unknown,
): Promise<unknown> {
  if (limit?.counts !== 'refusals' || !isReached || !proofless.has(problemOf(error)?.status ?? 500))
    return error;
  try {
    await countAttempt(limit, viewerAddress(event.headers));
    return error;
  } catch (refusal) {
    return refusal;
  }
}

// These refuse a signature or a link that is wrong, unknown or expired.
const proofless = new Set([400, 401, 404, 410]);

/** Throws a 429 where the caller has to wait for some seconds. */
function refuseFor(wait: number | undefined): void {
  if (wait) throw tooOften(`Too many attempts. Try again in ${waitText(wait)}.`, wait);
}
