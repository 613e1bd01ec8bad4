import { DomainError, type ErrorKind, type FieldError } from '../errors.ts';

/** A problem document (RFC 9457), thrown for refusals that only HTTP knows. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly title: string;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  /** `detail` is a sentence for a person; `errors` names the fields at fault. */
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

/** The problem that an error is answered with; undefined for an error whose message the caller may not read. */
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
  stale: [412, 'Changed since'],
  busy: [503, 'Busy'],
  tooOften: [429, 'Too many requests'],
  providerFailed: [502, 'Payment provider failed'],
};

export const unauthorized = (detail: string) => new HttpProblem(401, 'Not signed in', detail);

/** Asks for a code of the second factor: 401 at the login, 403 within a session. The field `code` tells it from other refusals. */
export const codeNeeded = (status: 401 | 403, detail: string) =>
  new HttpProblem(status, 'Code needed', detail, { errors: [{ field: 'code', message: detail }] });

export const forbidden = (detail: string) => new HttpProblem(403, 'Refused', detail);

export const payloadTooLarge = (detail: string) => new HttpProblem(413, 'Too large', detail);

export const unsupportedMediaType = (detail: string) =>
  new HttpProblem(415, 'Unsupported content type', detail);

/** The Lambda's time is over, and the call may have had its effect. Razorpay repeats a webhook that is answered so. */
export const outOfTime = () =>
  new HttpProblem(503, 'Out of time', 'This took too long. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
