import { setTimeout as wait } from 'node:timers/promises';
import { isNonsense, type Nonsense, nonsense } from './nonsense.ts';

/** A failure that a test orders for calls of the API. */
export interface Failure {
  /** The calls that fail, as a pattern for `POST /v1/orders` and the like; all calls unless given. */
  call?: RegExp;
  /** An HTTP status, no response before the caller's timeout, a cut connection, or a 200 with a nonsensical body. */
  with: 429 | 500 | 502 | 'silence' | 'cut' | 'forbidden by a proxy' | Nonsense;
  /** Whether the call still takes effect, and only its response is lost. */
  afterEffect?: boolean;
  /** The number of calls; one unless given. */
  times?: number;
}

/** Holds the ordered failures until their calls come. */
export function createFailures() {
  const waiting: Failure[] = [];
  return {
    failNext: (failure: Failure) => {
      for (let time = 0; time < (failure.times ?? 1); time++) waiting.push(failure);
    },
    /** Answers a call, or fails it where a failure is ordered. */
    answerOrFail: async (call: string, answer: () => Promise<Response>): Promise<Response> => {
      const at = waiting.findIndex((failure) => failure.call?.test(call) ?? true);
      const [failure] = at < 0 ? [] : waiting.splice(at, 1);
      if (!failure) return answer();
      const { with: kind } = failure;
      if (isNonsense(kind)) return nonsense(kind, answer);
      if (failure.afterEffect) await answer();
      return failureResponse(kind);
    },
    clear: () => {
      waiting.length = 0;
    },
  };
}

async function failureResponse(kind: Exclude<Failure['with'], Nonsense>): Promise<Response> {
  // `Response.error()` is a network error: the server closes the connection.
  if (kind === 'cut') return Response.error();
  if (kind === 'silence') {
    await wait(30_000, undefined, { ref: false });
    return Response.error();
  }
  if (kind === 502 || kind === 'forbidden by a proxy') {
    const [status, words] = kind === 502 ? [502, 'Bad Gateway'] : [403, 'Forbidden'];
    return new Response(`<html><body>${status} ${words}</body></html>`, {
      status,
      headers: { 'content-type': 'text/html' },
    });
  }
  return Response.json({ error: errors[kind] }, { status: kind });
}

const errors = {
  429: { code: 'BAD_REQUEST_ERROR', description: 'Request failed because of too many requests' },
  500: {
    code: 'SERVER_ERROR',
    description: 'The server encountered an error. The incident has been reported to admins.',
  },
};
