/** `handle` turns this into a problem document, so the message must be safe to show to the caller. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly kind: ErrorKind;
  readonly errors: FieldError[];
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, message: string, errors: FieldError[] = [], retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/**
 * - `gone`: the item has been deleted or revoked.
 * - `stale`: the caller expected a different version from the stored one.
 * - `providerFailed`: the payment provider didn't respond, or its response was invalid.
 * - `busy`: other calls keep changing the same item, but a retry may succeed.
 * - `tooOften`: the same person has made too many attempts.
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

export function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw notFound(message);
  return thing;
}

export const gone = (message: string) => new DomainError('gone', message);

export const conflict = (message: string, errors: FieldError[] = []) =>
  new DomainError('conflict', message, errors);

export const stale = (message: string) => new DomainError('stale', message);

export const busy = (message: string) => new DomainError('busy', message, [], 2);

export const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'conflict';

export const isBusy = (error: unknown): boolean => error instanceof DomainError && error.kind === 'busy';

export const tooOften = (message: string, seconds: number) =>
  new DomainError('tooOften', message, [], seconds);

/** Callers recognise this conflict by the field `isRepeatConfirmed`. */
export const alreadyPaid = () =>
  new DomainError('conflict', 'You’ve already paid for this.', [
    { field: 'isRepeatConfirmed', message: 'Confirm that you want to buy it again.' },
  ]);

export const keyReused = () =>
  conflict('This Idempotency-Key was already used with other details. Use a new key for a new entry.');
