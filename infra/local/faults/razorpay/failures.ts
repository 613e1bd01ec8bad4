import { setTimeout as wait } from 'node:timers/promises';
import { type InvalidBody, invalidResponse, isInvalidBody } from './invalid-bodies.ts';

interface Failure {
  /** A pattern such as `POST /v1/orders`. By default, the next call fails, whatever it is. */
  call?: RegExp;
  with: 429 | 500 | 502 | 'silence' | 'cut' | 'forbidden by a proxy' | InvalidBody;
  /** The call still takes effect, but its response is lost. */
  afterEffect?: boolean;
  times?: number;
}

export function createFailures() {
  const waiting: Failure[] = [];
  return {
    failNext: (failure: Failure) => {
      for (let time = 0; time < (failure.times ?? 1); time++) waiting.push(failure);
    },
    answerOrFail: async (call: string, answer: () => Promise<Response>): Promise<Response> => {
      const at = waiting.findIndex((failure) => failure.call?.test(call) ?? true);
      const [failure] = at < 0 ? [] : waiting.splice(at, 1);
      if (!failure) return answer();
      const { with: kind } = failure;
      if (isInvalidBody(kind)) return invalidResponse(kind, answer);
      if (failure.afterEffect) await answer();
      return failureResponse(kind);
    },
    clear: () => {
      waiting.length = 0;
    },
  };
}

async function failureResponse(kind: Exclude<Failure['with'], InvalidBody>): Promise<Response> {
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
