import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import Razorpay from 'razorpay';
import { DomainError } from '../../platform/errors.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';

/** Thrown if Razorpay doesn't respond, returns 429, 5xx or invalid data, or refuses the request (`isRefusal`). */
export class RazorpayError extends DomainError {
  override name: string;
  readonly isRefusal: boolean;
  /** HTTP status, or 0 if Razorpay didn't respond. */
  readonly status: number;
  /** Razorpay's message. It can quote the request, so it must not be logged. */
  readonly description: string;

  readonly isUnknownId: boolean;

  constructor(status: number, { code, description }: { code?: unknown; description?: unknown }) {
    super('providerFailed', 'Our payment provider isn’t responding. Please try again.');
    this.name = `Razorpay ${status} ${typeof code === 'string' ? code : unknownAnswer}`;
    this.status = status;
    this.description = typeof description === 'string' ? description : '';
    // A refusal without a message comes from a proxy, not from Razorpay.
    this.isRefusal = status >= 400 && status < 500 && status !== 429 && this.description !== '';
    this.isUnknownId = this.isRefusal && /\bid provided does not exist/i.test(this.description);
  }
}

const unknownAnswer = 'UNKNOWN_ANSWER';

export interface Connection {
  client: Razorpay;
  http: Axios;
}

/**
 * Retries once after a failure, but not after a timeout, because a buyer is waiting. Throws `RazorpayError` if the call
 * fails or `read` throws.
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

function parseAnswer<T>(read: (answer: unknown) => T, answer: unknown): T {
  try {
    return read(answer);
  } catch {
    throw new RazorpayError(0, { code: unknownAnswer });
  }
}

let last: (Connection & { keys: RazorpayKeys }) | undefined;

function connect(keys: RazorpayKeys): Connection {
  if (last?.keys.keyId !== keys.keyId || last.keys.keySecret !== keys.keySecret)
    last = { ...newConnection(keys), keys };
  return last;
}

function newConnection({ keyId, keySecret }: RazorpayKeys): Connection {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq: http } = (client as unknown as { api: { rq: Axios } }).api;
  // The package has no options for setting the host or the timeout.
  http.interceptors.request.use((config) => ({
    ...config,
    baseURL: process.env.RAZORPAY_BASE_URL ?? config.baseURL,
    signal: callLimit(),
  }));
  // Without this, the package throws a TypeError if the response is missing or isn't a JSON object.
  http.interceptors.response.use(undefined, (failed: Failure) => {
    failed.response ??= { status: 0, data: { error: { code: failed.code ?? 'NO_ANSWER' } } };
    if (typeof failed.response.data !== 'object' || failed.response.data === null) failed.response.data = {};
    return Promise.reject(failed);
  });
  return { client, http };
}

/** The package doesn't type its axios instance, so we declare the parts that we use. */
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

/** Errors from the package have `statusCode` and `error`. Errors from axios have `response`. */
function rethrow(failure: Failure & { statusCode?: number; error?: ErrorBody | null }): never {
  if (failure instanceof RazorpayError) throw failure;
  const status = failure.statusCode ?? failure.response?.status;
  // An error without a status is our own bug, and a stack trace is more useful than a 502.
  if (status === undefined) throw failure;
  throw new RazorpayError(status, failure.error ?? failure.response?.data.error ?? {});
}

const isRetryable = (error: unknown) =>
  error instanceof RazorpayError && !error.isRefusal && !/ERR_CANCELED|ETIMEDOUT/.test(error.name);

/**
 * All Razorpay calls in `act` must finish within 15 seconds, so that the Lambda can still respond. After that, calls
 * fail at once.
 */
export const withinTime = <T>(act: () => Promise<T>): Promise<T> =>
  ends.run(AbortSignal.timeout(operationMs), act);

function callLimit(): AbortSignal {
  const own = AbortSignal.timeout(callMs);
  const end = ends.getStore();
  return end ? AbortSignal.any([own, end]) : own;
}

const ends = new AsyncLocalStorage<AbortSignal>();

// Leaves ten of the Lambda's 25 seconds (infra/definitions.ts) for the cold start and DynamoDB.
const operationMs = 15_000;
const callMs = 10_000;
