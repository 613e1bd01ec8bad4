/**
 * Set by CloudFront on each request to the API, overwriting a caller's. `infra/edge/api-request.js` repeats the last
 * two, because edge functions can't import.
 */
export const originHeaders = {
  /** Proves that the request came through CloudFront. */
  secret: 'x-origin-secret',
  viewerAddress: 'x-viewer-address',
  /** The requested host, which API Gateway doesn't see. Only used to check `Origin`. */
  viewerHost: 'x-viewer-host',
} as const;

/** Stage variables with the value of `originHeaders.secret`: letters, digits and `-._~`. */
export const originSecretVariables = {
  current: 'originSecret',
  /** Also accepted until the next change, so that no request fails during a change. */
  previous: 'previousOriginSecret',
} as const;

/** CloudFront varies its cache on it. */
export const sessionCookie = '__Host-admin';

/** A buyer's session for one order. */
export const orderCookie = '__Host-order';
