/**
 * CloudFront sets these headers on each request to the API and overwrites any that the caller sent.
 * `infra/edge/api-request.js` repeats the last two names, because edge functions can't import modules.
 */
export const originHeaders = {
  /** Proves that the request came through CloudFront. */
  secret: 'x-origin-secret',
  viewerAddress: 'x-viewer-address',
  /** The requested host, which API Gateway doesn't see. Used only to check `Origin`. */
  viewerHost: 'x-viewer-host',
} as const;

/** Stage variables that hold the value of `originHeaders.secret`. It can contain letters, digits and `-._~`. */
export const originSecretVariables = {
  current: 'originSecret',
  /** Still accepted after the secret changes, so that no request fails while the change is taking effect. */
  previous: 'previousOriginSecret',
} as const;

/** Part of CloudFront's cache key. */
export const sessionCookie = '__Host-admin';

export const orderCookie = '__Host-order';
