import { type Answer, ApiError, createClient, type Parameters, type Route } from '#shared/api/client.ts';
import { isAdminFlagSet, setAdminFlag } from './admin-flag.ts';

/**
 * Calls the API. An owner's call without a signal of its own is given up after `requestTimeout`. A refusal for want
 * of a session also takes the owner's tools off the page.
 */
export async function callApi<K extends Route>(route: K, parameters: Parameters<K>): Promise<Answer<K>> {
  const timeout = isAdminFlagSet() && { signal: AbortSignal.timeout(requestTimeout) };
  try {
    return await call(route, { ...timeout, ...parameters });
  } catch (error) {
    // One that names a field asks for a code, of an owner who is signed in.
    if (error instanceof ApiError && [401, 403].includes(error.status) && !error.errors.length)
      setAdminFlag(false);
    throw error;
  }
}

/** Lets SWR ask again where nothing answered or the server failed, and not where it refused. */
export function shouldRetryOnError(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/**
 * Milliseconds that the owner waits for an answer. Afterwards a change counts as failed and what is stored is asked
 * for: a page that waits for ever shows something that may not be so.
 */
const requestTimeout = 15_000;

// Looks `fetch` up at each call, so that a replacement of it is found.
const call = createClient((...request) => fetch(...request));
