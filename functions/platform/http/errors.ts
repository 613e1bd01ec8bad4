import { DomainError, type ErrorKind, type FieldError } from '../errors.ts';

export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly title: string;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    title: string,
    detail: string,
    { errors = [], headers = {} }: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.title = title;
    this.errors = errors;
    this.headers = headers;
  }
}

export function problemOf(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (!(error instanceof DomainError)) return undefined;
  const { message, errors, retryAfter } = error;
  const headers: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return Object.assign(new HttpProblem(...answers[error.kind], message, { errors, headers }), {
    cause: error,
  });
}

const answers: Record<ErrorKind, [status: number, title: string]> = {
  invalid: [400, 'Invalid request'],
  notFound: [404, 'Not found'],
  gone: [410, 'Gone'],
  conflict: [409, 'Conflict'],
  stale: [412, 'Out of date'],
  busy: [503, 'Busy'],
  tooOften: [429, 'Too many requests'],
  providerFailed: [502, 'Payment provider failed'],
};

export const unauthorized = (detail: string) => new HttpProblem(401, 'Not signed in', detail);

/** The status is 401 at sign-in and 403 within a session. Callers recognise this error by the field `code`. */
export const codeRequired = (status: 401 | 403, detail: string) =>
  new HttpProblem(status, 'Code required', detail, { errors: [{ field: 'code', message: detail }] });

export const forbidden = (detail: string) => new HttpProblem(403, 'Forbidden', detail);

export const payloadTooLarge = (detail: string) => new HttpProblem(413, 'Too large', detail);

export const unsupportedMediaType = (detail: string) =>
  new HttpProblem(415, 'Unsupported content type', detail);

/**
 * The Lambda ran out of time, but the call may still have taken effect. Razorpay resends a webhook that gets this
 * response.
 */
export const timedOut = () =>
  new HttpProblem(503, 'Timed out', 'This took too long. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
