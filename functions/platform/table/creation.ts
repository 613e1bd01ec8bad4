/**
 * With an `Idempotency-Key` the id derives from route and key, so a repeat finds the stored entry. The fingerprint
 * tells whether both have the same body.
 */
export interface Creation {
  id: string;
  /** The id an hour earlier. If an entry with it exists, nothing is stored. */
  earlierId?: string | undefined;
  /** SHA-256 of the validated body, base64url. */
  fingerprint: string;
}
