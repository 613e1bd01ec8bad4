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

/** Without a signal, an owner's call is aborted after `requestTimeout`. A 401 also hides the owner's tools. */
export async function callApi<K extends Route>(route: K, parameters: Parameters<K>): Promise<Answer<K>> {
  const timeout = isAdminFlagSet() && { signal: timeLimit(requestTimeout) };
  try {
    return await call(route, { ...timeout, ...parameters });
  } catch (error) {
    // A 403 that names a field asks a signed-in owner for a code.
    if (error instanceof ApiError && [401, 403].includes(error.status) && !error.errors.length)
      setAdminFlag(false);
    throw error;
  }
}

/** For the order opened by a link. A 401 doesn't affect the owner's session. */
export const callOwnOrder: Call = (route, parameters) =>
  call(route, { signal: timeLimit(requestTimeout), ...parameters });

/** Safari has `AbortSignal.timeout` only since 16. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** Milliseconds. After that a change counts as failed, and the page loads what is stored. */
const requestTimeout = 15_000;

// Looks up `fetch` at each call, so that a replacement is used.
const call = createClient((url, init) => takeEarlyResponse(`${init?.method} ${url}`) ?? fetch(url, init));

/** The response that `admin/start.ts` requested before this script was loaded; each is used once. */
function takeEarlyResponse(request: string): Promise<Response> | undefined {
  const { earlyAnswers } = globalThis as { earlyAnswers?: Map<string, Promise<Response>> };
  const answer = earlyAnswers?.get(request);
  earlyAnswers?.delete(request);
  return answer;
}
