import type { Endpoint } from '#shared/api/endpoint.ts';
import { waitText } from '#shared/domain/text/text.ts';
import { tooOften } from '../errors.ts';
import type { Slowed } from '../limits/slowdown.ts';
import * as slowdown from '../limits/slowdown.ts';
import * as throttle from '../limits/throttle.ts';
import { failureOf, log } from '../log.ts';
import type { Call, Event } from './call.ts';
import { problemOf } from './errors.ts';
import { viewerAddress, wideNetworkFactor, wideNetworkOf } from './viewer-address.ts';

/**
 * If the endpoint has a limit, counts the call against the visitor's address. This happens before the body is read, so
 * that refusing a call is cheap. If only failures count, each call counts as one until the returned counters are passed
 * to `undoCount`, so that simultaneous guesses are limited too.
 */
export async function countCall({ limit }: Endpoint, { headers }: Event): Promise<Slowed[] | undefined> {
  if (!limit || limit.counts === 'refusals') return undefined;
  const address = viewerAddress(headers);
  if (limit.counts !== 'failures') {
    await countAttempt(limit, address);
    return undefined;
  }
  const network = wideNetworkOf(address);
  const wide = network && { ...limit, who: network, free: limit.free * wideNetworkFactor };
  const guesses = [{ ...limit, who: address }, ...(wide ? [wide] : [])];
  throwIfWaiting(await slowdown.guess(guesses));
  return guesses;
}

async function countAttempt(limit: Omit<throttle.Limit, 'address'>, address: string): Promise<void> {
  throwIfWaiting(await throttle.attempt({ ...limit, address }));
  const network = wideNetworkOf(address);
  const most = limit.most * wideNetworkFactor;
  if (network) throwIfWaiting(await throttle.attempt({ ...limit, most, address: network }));
}

/** Removes the counted failure if the error was `ours`, or all failures if the guess was `right`. */
export async function undoCount(
  { guesses = [], operation, requestId }: Call,
  why: 'right' | 'ours',
): Promise<void> {
  const forget = why === 'right' ? slowdown.forgive : slowdown.takeBack;
  try {
    await Promise.all(guesses.map(forget));
  } catch (error) {
    // The response has already been decided, and a failure that remains counted only makes the next call wait for up to
    // a minute.
    log({ operation, attempts: 'not reset', requestId, error: failureOf(error) });
  }
}

/**
 * Counts the error if it's a refusal and the endpoint limits only those. Returns the error to respond with, which is a
 * 429 after too many refusals.
 */
export async function countRefusal(
  { limit }: Endpoint,
  { hasReachedHandler, event }: Call,
  error: unknown,
): Promise<unknown> {
  if (
    limit?.counts !== 'refusals' ||
    !hasReachedHandler ||
    !refusalStatuses.has(problemOf(error)?.status ?? 500)
  )
    return error;
  try {
    await countAttempt(limit, viewerAddress(event.headers));
    return error;
  } catch (refusal) {
    return refusal;
  }
}

const refusalStatuses = new Set([400, 401, 404, 410]);

function throwIfWaiting(wait: number | undefined): void {
  if (wait) throw tooOften(`Too many attempts. Try again in ${waitText(wait)}.`, wait);
}
