import { setTimeout as wait } from 'node:timers/promises';

/** How a call of the API is to fail. */
export interface Failure {
  /** Which calls, as `POST /v1/orders`; all unless said. */
  call?: RegExp;
  /** An HTTP status, silence for longer than anybody waits, or a connection cut. */
  with: 429 | 500 | 502 | 'silence' | 'cut';
  /** Whether what was asked happens all the same, and only its answer is lost. */
  afterEffect?: boolean;
  /** How many calls; one unless said. */
  times?: number;
}

/** Failures that wait for their calls. */
export function openFailures() {
  const waiting: Failure[] = [];
  return {
    failNext: (failure: Failure) => {
      for (let time = 0; time < (failure.times ?? 1); time++) waiting.push(failure);
    },
    /** Answers a call, unless it is the turn of a failure. */
    guard: async (call: string, answer: () => Promise<Response>): Promise<Response> => {
      const at = waiting.findIndex((failure) => failure.call?.test(call) ?? true);
      const [failure] = at < 0 ? [] : waiting.splice(at, 1);
      if (!failure) return answer();
      if (failure.afterEffect) await answer();
      return failed(failure);
    },
    clear: () => {
      waiting.length = 0;
    },
  };
}

async function failed({ with: kind }: Failure): Promise<Response> {
  // `Response.error()` is a network error: the server closes the connection.
  if (kind === 'cut') return Response.error();
  if (kind === 'silence') {
    await wait(30_000, undefined, { ref: false });
    return Response.error();
  }
  if (kind === 502) {
    return new Response('<html><body>502 Bad Gateway</body></html>', {
      status: 502,
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
