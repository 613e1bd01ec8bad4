import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import Razorpay from 'razorpay';
import { DomainError } from '../../platform/errors.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';

/** Razorpay did not answer, its answer makes no sense or is 429 or 5xx, or it refused the request (`isRefusal`). */
export class RazorpayError extends DomainError {
  override name: string;
  readonly isRefusal: boolean;
  /** HTTP status; 0 where nothing answered. */
  readonly status: number;
  /** Razorpay's sentence. It can quote the request, so it must not be logged. */
  readonly description: string;

  /** Razorpay does not know the id of the request. */
  readonly isUnknownId: boolean;

  constructor(status: number, { code, description }: { code?: unknown; description?: unknown }) {
    super('providerFailed', 'The payment provider does not answer right now. Please try again.');
    this.name = `Razorpay ${status} ${typeof code === 'string' ? code : unknownAnswer}`;
    this.status = status;
    this.description = typeof description === 'string' ? description : '';
    // A refusal without Razorpay's words comes from a proxy between Razorpay and us.
    this.isRefusal = status >= 400 && status < 500 && status !== 429 && this.description !== '';
    this.isUnknownId = this.isRefusal && /\bid provided does not exist/i.test(this.description);
  }
}

const unknownAnswer = 'UNKNOWN_ANSWER';

/** Razorpay's client, and its axios instance for the calls that the client has no method for. */
export interface Connection {
  client: Razorpay;
  http: Axios;
}

/**
 * Makes a call, and repeats it once where it failed, but not after a time-out: a buyer waits, and the sweep comes later.
 * Returns what `read` makes of the answer. Throws a `RazorpayError` when the call fails or `read` throws.
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

/** Reads an answer. An answer that cannot be read comes from a proxy between Razorpay and us, and counts as a failed call. */
function parseAnswer<T>(read: (answer: unknown) => T, answer: unknown): T {
  try {
    return read(answer);
  } catch {
    throw new RazorpayError(0, { code: unknownAnswer });
  }
}

/** The connection of the last keys: a Lambda has one pair of keys at a time, until they are rotated. */
let last: (Connection & { keys: RazorpayKeys }) | undefined;

function connect(keys: RazorpayKeys): Connection {
  if (last?.keys.keyId !== keys.keyId || last.keys.keySecret !== keys.keySecret)
    last = { ...newConnection(keys), keys };
  return last;
}

function newConnection({ keyId, keySecret }: RazorpayKeys): Connection {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq: http } = (client as unknown as { api: { rq: Axios } }).api;
  // The package has no option for its host, nor for a time-out.
  http.interceptors.request.use((config) => ({
    ...config,
    baseURL: process.env.RAZORPAY_BASE_URL ?? config.baseURL,
    signal: callLimit(),
  }));
  // Without a response, or with a response that is no JSON object, the package throws a TypeError.
  http.interceptors.response.use(undefined, (failed: Failure) => {
    failed.response ??= { status: 0, data: { error: { code: failed.code ?? 'NO_ANSWER' } } };
    if (typeof failed.response.data !== 'object' || failed.response.data === null) failed.response.data = {};
    return Promise.reject(failed);
  });
  return { client, http };
}

/** The part of axios that we use; the package does not type it. */
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

/** Throws an error of the package (`statusCode`, `error`) or of axios (`response`) as a `RazorpayError`. */
function rethrow(failure: Failure & { statusCode?: number; error?: ErrorBody | null }): never {
  if (failure instanceof RazorpayError) throw failure;
  const status = failure.statusCode ?? failure.response?.status;
  // An error without a status is a fault of ours, for which a stack trace tells more than a 502.
  if (status === undefined) throw failure;
  throw new RazorpayError(status, failure.error ?? failure.response?.data.error ?? {});
}

const isRetryable = (error: unknown) =>
  error instanceof RazorpayError && !error.isRefusal && !/ERR_CANCELED|ETIMEDOUT/.test(error.name);

/**
 * Runs an operation that a caller waits for. All its calls to Razorpay end within 15 seconds, so that it answers before its
 * Lambda's time is over; later calls fail at once, like calls without an answer.
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

// A Lambda has 25 seconds (infra/definitions.ts), of which ten are left for its start and the table.
const operationMs = 15_000;
const callMs = 10_000;
