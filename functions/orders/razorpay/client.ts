import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import Razorpay from 'razorpay';
import { DomainError } from '../../platform/errors.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';

/** Razorpay could not be asked (no answer, none that makes sense, 429, 5xx), or said no (`isRefusal`). */
export class RazorpayError extends DomainError {
  override name: string;
  readonly isRefusal: boolean;
  /** HTTP status; 0 where nothing answered. */
  readonly status: number;
  /** Razorpay's sentence. It can quote the request, so it is for reading here and not for a log. */
  readonly description: string;

  /** It knows nothing under the id that it was asked about. */
  readonly isUnknownId: boolean;

  constructor(status: number, { code, description }: { code?: unknown; description?: unknown }) {
    super('providerFailed', 'The payment provider does not answer right now. Please try again.');
    this.name = `Razorpay ${status} ${typeof code === 'string' ? code : unknownAnswer}`;
    this.status = status;
    this.description = typeof description === 'string' ? description : '';
    // A refusal without Razorpay's words comes from something between it and us.
    this.isRefusal = status >= 400 && status < 500 && status !== 429 && this.description !== '';
    this.isUnknownId = this.isRefusal && /\bid provided does not exist/i.test(this.description);
  }
}

const unknownAnswer = 'UNKNOWN_ANSWER';

/** Razorpay's own client, and the axios instance inside for what it has no method for. */
export interface Connection {
  client: Razorpay;
  http: Axios;
}

/**
 * Makes a call that may be repeated, and repeats it where the first try failed at once. After a time-out it does
 * not: a buyer waits, and the sweep comes later. Returns what `read` makes of the answer, and throws a
 * `RazorpayError` when the call fails or `read` throws.
 */
export async function callRazorpay<T>(
  keys: RazorpayKeys,
  call: (connection: Connection) => Promise<unknown>,
  read: (answer: unknown) => T,
): Promise<T> {
  const ask = async () => parseAnswer(read, await call(connect(keys)).catch(rethrow));
  try {
    return await ask();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    await pause(100 + Math.random() * 300);
    return await ask();
  }
}

/** Reads an answer. One that is not Razorpay's comes from something between it and us, and is its failure. */
function parseAnswer<T>(read: (answer: unknown) => T, answer: unknown): T {
  try {
    return read(answer);
  } catch {
    throw new RazorpayError(0, { code: unknownAnswer });
  }
}

/** The connection of the keys that were asked with last: a Lambda has one pair at a time, until they are rotated. */
let last: (Connection & { keys: RazorpayKeys }) | undefined;

function connect(keys: RazorpayKeys): Connection {
  if (last?.keys.keyId !== keys.keyId || last.keys.keySecret !== keys.keySecret)
    last = { ...newConnection(keys), keys };
  return last;
}

function newConnection({ keyId, keySecret }: RazorpayKeys): Connection {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq: http } = (client as unknown as { api: { rq: Axios } }).api;
  // The package has no option for either: its host is fixed, and it would wait for ever.
  http.interceptors.request.use((config) => ({
    ...config,
    baseURL: process.env.RAZORPAY_BASE_URL ?? config.baseURL,
    signal: callLimit(),
  }));
  // Without a response, or with one that is no JSON object, the package dies reading a field of nothing.
  http.interceptors.response.use(undefined, (failed: Failure) => {
    failed.response ??= { status: 0, data: { error: { code: failed.code ?? 'NO_ANSWER' } } };
    if (typeof failed.response.data !== 'object' || failed.response.data === null) failed.response.data = {};
    return Promise.reject(failed);
  });
  return { client, http };
}

/** The little of axios that the package hides and we use. */
interface Axios {
  interceptors: {
    request: { use: (limit: (config: RequestConfig) => RequestConfig) => void };
    response: { use: (done: undefined, failed: (error: Failure) => unknown) => void };
  };
  get: (url: string, options: { params: object }) => Promise<{ data: unknown }>;
  post: (
    url: string,
    body: object,
    options: { headers: Record<string, string> },
  ) => Promise<{ data: unknown }>;
}

interface RequestConfig {
  baseURL?: string | undefined;
  signal?: AbortSignal;
}

interface Failure {
  code?: string;
  response?: { status: number; data: { error?: ErrorBody | null } };
}

interface ErrorBody {
  code?: unknown;
  description?: unknown;
}

/** Razorpay's errors, from the package (`statusCode`, `error`) or from axios (`response`), as one. */
function rethrow(failure: Failure & { statusCode?: number; error?: ErrorBody | null }): never {
  if (failure instanceof RazorpayError) throw failure;
  const status = failure.statusCode ?? failure.response?.status;
  // No status: not Razorpay's failure but ours, and a stack trace tells more than a 502.
  if (status === undefined) throw failure;
  throw new RazorpayError(status, failure.error ?? failure.response?.data.error ?? {});
}

const isRetryable = (error: unknown) =>
  error instanceof RazorpayError && !error.isRefusal && !/ERR_CANCELED|ETIMEDOUT/.test(error.name);

/**
 * Runs an operation that a caller waits for: together, its calls to Razorpay end within 15 seconds, so that it answers
 * ahead of the end of its Lambda, however many calls it makes. Later ones fail at once, as calls without an answer.
 */
export const withinTime = <T>(act: () => Promise<T>): Promise<T> =>
  ends.run(AbortSignal.timeout(operationMs), act);

/** Aborts one call after 10 seconds, or when its operation's time is over. */
function callLimit(): AbortSignal {
  const own = AbortSignal.timeout(callMs);
  const end = ends.getStore();
  return end ? AbortSignal.any([own, end]) : own;
}

const ends = new AsyncLocalStorage<AbortSignal>();

// Of the 25 seconds of a Lambda (infra/definitions.ts), ten are left to the table and to a start.
const operationMs = 15_000;
const callMs = 10_000;
