/** A refusal that the caller may read. Everything else that is thrown answers 500 and tells nothing. */
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

export interface FieldError {
  field: string;
  message: string;
}

export const badRequest = (detail: string, errors?: FieldError[]) =>
  new HttpProblem(400, 'Invalid request', detail, errors && { errors });

export const unauthorized = (detail: string) => new HttpProblem(401, 'Not signed in', detail);

export const forbidden = (detail: string) => new HttpProblem(403, 'Refused', detail);

export const notFound = (detail: string) => new HttpProblem(404, 'Not found', detail);

export const conflict = (detail: string) => new HttpProblem(409, 'Conflict', detail);

/** The same `Idempotency-Key` came before with another body. */
export const keyReused = () =>
  conflict('This Idempotency-Key was used before with other details. Use a new key for a new entry.');

/** The caller expected another version than the one that is stored. */
export const preconditionFailed = (detail: string) => new HttpProblem(412, 'Changed since', detail);

export const payloadTooLarge = (detail: string) => new HttpProblem(413, 'Too large', detail);

export const unsupportedMediaType = (detail: string) =>
  new HttpProblem(415, 'Unsupported content type', detail);

/** `seconds` is how long the caller has to wait. */
export const tooManyRequests = (detail: string, seconds: number) =>
  new HttpProblem(429, 'Too many requests', detail, { headers: { 'retry-after': String(seconds) } });

export const badGateway = (detail: string) => new HttpProblem(502, 'Payment provider failed', detail);
