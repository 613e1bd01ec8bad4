/**
 * Identity of an entry that a request creates. With an `Idempotency-Key` the id derives from route and key, so
 * that a repeat finds the entry that the first request stored; the fingerprint tells whether it says the same.
 */
export interface Creation {
  id: string;
  /** SHA-256 of the validated body, base64url. */
  fingerprint: string;
}
