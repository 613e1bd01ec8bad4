/** A failure whose message a caller may read. `handle` turns it into a problem document. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly kind: ErrorKind;
  /** The fields at fault. */
  readonly errors: FieldError[];
  /** The seconds after which a repeat may succeed. */
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
 * - `gone`: the thing was deleted or revoked.
 * - `stale`: the caller expected another version than the stored version.
 * - `providerFailed`: the payment provider does not answer, or its answer makes no sense.
 * - `busy`: other calls change the same item; a repeat a moment later may succeed.
 * - `tooOften`: the same person did the same too often lately.
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

/** Whether the state of a thing refused a change. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'conflict';

/** Whether other calls were changing the same item all the time. */
export const isBusy = (error: unknown): boolean => error instanceof DomainError && error.kind === 'busy';

/** `seconds` is how long the caller has to wait. */
export const tooOften = (message: string, seconds: number) =>
  new DomainError('tooOften', message, [], seconds);

/** The buyer has paid for the same thing lately. The field `isSecondMeant` tells this refusal from every other. */
export const paidAlready = () =>
  new DomainError('conflict', 'You have paid for this already.', [
    { field: 'isSecondMeant', message: 'Say that you mean to buy it a second time.' },
  ]);

/** The same `Idempotency-Key` came before with another body. */
export const keyReused = () =>
  conflict('This Idempotency-Key was used before with other details. Use a new key for a new entry.');
