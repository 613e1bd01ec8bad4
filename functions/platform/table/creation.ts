/**
 * The identity of an entry that a request creates. With an `Idempotency-Key` the id derives from route and key, so a repeat
 * finds the entry that the first request stored; the fingerprint tells whether both have the same body.
 */
export interface Creation {
  id: string;
  /** The id that the entry has if it came an hour earlier: an entry that is stored under it is not stored again. */
  earlierId?: string | undefined;
  /** SHA-256 of the validated body, base64url. */
  fingerprint: string;
}
