/**
 * With an `Idempotency-Key`, the ID is derived from the route and the key, so a retry finds the stored entry. The
 * fingerprint shows whether both requests had the same body.
 */
export interface Creation {
  id: string;
  /** The ID that the form would have got an hour earlier. If that entry already exists, nothing is stored. */
  earlierId?: string | undefined;
  fingerprint: string;
}
