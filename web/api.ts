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

export type ReadRoute = Extract<Route, `GET ${string}`>;

export type ListRoute = {
  [K in ReadRoute]: Data<K> extends { id: string }[] ? K : never;
}[ReadRoute];

/**
 * Unless a signal is given, a call by the owner times out after `requestTimeout`. A 401 also hides the owner's links.
 */
export async function callApi<K extends Route>(route: K, parameters: Parameters<K>): Promise<Answer<K>> {
  const timeout = isAdminFlagSet() && { signal: timeLimit(requestTimeout) };
  try {
    return await call(route, { ...timeout, ...parameters });
  } catch (error) {
    // A 403 that names a field asks for a second factor, so the owner is still signed in.
    if (error instanceof ApiError && [401, 403].includes(error.status) && !error.errors.length)
      setAdminFlag(false);
    throw error;
  }
}

/** For an order opened from a signed link. A 401 here says nothing about the owner's session. */
export const callOwnOrder: Call = (route, parameters) =>
  call(route, { signal: timeLimit(requestTimeout), ...parameters });

/** Safari supports `AbortSignal.timeout` only from version 16 on. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** In milliseconds. A change that takes longer is treated as failed, and the page reloads the stored data. */
const requestTimeout = 15_000;

// Looks up `fetch` on every call, so that tests can replace it.
const call = createClient((url, init) => takeEarlyResponse(`${init?.method} ${url}`) ?? fetch(url, init));

/** A response that `admin/start.ts` requested before this script had loaded. Each can be used only once. */
function takeEarlyResponse(request: string): Promise<Response> | undefined {
  const { earlyAnswers } = globalThis as { earlyAnswers?: Map<string, Promise<Response>> };
  const answer = earlyAnswers?.get(request);
  earlyAnswers?.delete(request);
  return answer;
}
