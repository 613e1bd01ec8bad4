/**
 * Identity of an entry that a request creates. With an `Idempotency-Key` the id derives from route and key, so
 * that a repeat finds the entry that the first request stored; the fingerprint tells whether it says the same.
 */
export interface Creation {
  id: string;
  /** The id that the same entry has where it came earlier: what is stored under it is not stored again. */
  earlierId?: string | undefined;
  /** SHA-256 of the validated body, base64url. */
  fingerprint: string;
}
