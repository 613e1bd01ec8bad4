import {
  type Answer,
  ApiError,
  type Call,
  createClient,
  type Data,
  type Parameters,
  type Route,
} from '#shared/api/client.ts';
import { isAdminFlagSet, setAdminFlag } from './admin-flag.ts';

/** A route that reads. */
export type ReadRoute = Extract<Route, `GET ${string}`>;

/** A route that reads a list of things with ids, page by page. */
export type ListRoute = {
  [K in ReadRoute]: Data<K> extends { id: string }[] ? K : never;
}[ReadRoute];

/**
 * Calls the API. An owner's call without a signal of its own is given up after `requestTimeout`. A refusal for want
 * of a session also takes the owner's tools off the page.
 */
export async function callApi<K extends Route>(route: K, parameters: Parameters<K>): Promise<Answer<K>> {
  const timeout = isAdminFlagSet() && { signal: timeLimit(requestTimeout) };
  try {
    return await call(route, { ...timeout, ...parameters });
  } catch (error) {
    // A refusal that names a field asks a signed-in owner for a code.
    if (error instanceof ApiError && [401, 403].includes(error.status) && !error.errors.length)
      setAdminFlag(false);
    throw error;
  }
}

/**
 * Calls the API about the order that a link has opened, for its buyer. A refusal for want of that session says nothing
 * about the owner's.
 */
export const callOwnOrder: Call = (route, parameters) =>
  call(route, { signal: timeLimit(requestTimeout), ...parameters });

/** A signal that aborts after a time; Safari has `AbortSignal.timeout` only since 16. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/**
 * Milliseconds that the owner or a buyer waits for an answer. Afterwards a change counts as failed, and the page asks what
 * is stored: a page that waits for ever shows something that may be untrue.
 */
const requestTimeout = 15_000;

// Looks `fetch` up at each call, so that a replacement of it is found.
const call = createClient((url, init) => takeEarlyAnswer(`${init?.method} ${url}`) ?? fetch(url, init));

/** The answer that `desk/start.ts` asked for before this script was loaded; each is used once. */
function takeEarlyAnswer(request: string): Promise<Response> | undefined {
  const { earlyAnswers } = globalThis as { earlyAnswers?: Map<string, Promise<Response>> };
  const answer = earlyAnswers?.get(request);
  earlyAnswers?.delete(request);
  return answer;
}
