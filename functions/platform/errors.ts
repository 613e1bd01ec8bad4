/** A failure that its reader may be told of, whatever started the work. `http` turns it into a problem document. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly kind: ErrorKind;
  /** The fields at fault, where it is about a field. */
  readonly errors: FieldError[];
  /** Seconds after which the same may do. */
  readonly retryAfter: number | undefined;

  /** `message` is a sentence for a person. */
  constructor(kind: ErrorKind, message: string, errors: FieldError[] = [], retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/**
 * - `gone`: it was there, and was taken away.
 * - `stale`: the caller expected another version than the one that is stored.
 * - `providerFailed`: the payment provider does not answer, or not what was asked.
 * - `busy`: others change the same; a moment later it may do.
 * - `tooOften`: the same person did it too often of late.
 */
export type ErrorKind =
  | 'invalid'
  | 'notFound'
  | 'gone'
  | 'conflict'
  | 'stale'
  | 'busy'
  | 'tooOften'
  | 'providerFailed';

export interface FieldError {
  field: string;
  message: string;
}

export const invalid = (message: string, errors?: FieldError[]) =>
  new DomainError('invalid', message, errors);

export const notFound = (message: string) => new DomainError('notFound', message);

/** Returns a thing that was looked up. Throws `notFound` with the message where the look-up found nothing. */
export function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw notFound(message);
  return thing;
}

export const gone = (message: string) => new DomainError('gone', message);

export const conflict = (message: string) => new DomainError('conflict', message);

export const stale = (message: string) => new DomainError('stale', message);

export const busy = (message: string) => new DomainError('busy', message, [], 2);

/** `seconds` is how long they have to wait. */
export const tooOften = (message: string, seconds: number) =>
  new DomainError('tooOften', message, [], seconds);

/** The buyer has paid for the same thing of late. The field tells it from every other refusal. */
export const paidAlready = () =>
  new DomainError('conflict', 'You have paid for this already.', [
    { field: 'isSecondMeant', message: 'Say that you mean to buy it a second time.' },
  ]);

/** The same `Idempotency-Key` came before with another body. */
export const keyReused = () =>
  conflict('This Idempotency-Key was used before with other details. Use a new key for a new entry.');
