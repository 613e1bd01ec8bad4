/**
 * Headers that CloudFront sets on each request it hands to the API, over whatever a caller sent under these
 * names. `infra/edge/api-request.js` has the last two as well: code at the edge knows no modules.
 */
export const originHeaders = {
  /** Proves that the request came through CloudFront. */
  secret: 'x-origin-secret',
  /** The visitor's address. */
  viewerAddress: 'x-viewer-address',
  /** The host that the visitor asked, which API Gateway does not see. It is compared with `Origin`, and no more. */
  viewerHost: 'x-viewer-host',
} as const;

/** Variables of the API's stage that say what `originHeaders.secret` has to be: letters, digits and `-._~`. */
export const originSecretVariables = {
  current: 'originSecret',
  /** Taken as well while CloudFront changes from it to the current one, and until the next change. */
  previous: 'previousOriginSecret',
} as const;

/** The owner's session. CloudFront keeps answers to her apart from those to visitors by it. */
export const sessionCookie = '__Host-admin';

/** A buyer's session, which opens one order. */
export const orderCookie = '__Host-order';
