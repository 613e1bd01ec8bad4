/**
 * Headers that CloudFront sets on each request to the API, whatever a caller sent under these names.
 * `infra/edge/api-request.js` names the last two again, as code at the edge can import nothing.
 */
export const originHeaders = {
  /** Proves that the request came through CloudFront. */
  secret: 'x-origin-secret',
  /** The visitor's address. */
  viewerAddress: 'x-viewer-address',
  /** The host that the visitor asked, which API Gateway does not see. It is used to check `Origin` alone. */
  viewerHost: 'x-viewer-host',
} as const;

/** The variables of the API's stage that hold the value of `originHeaders.secret`: letters, digits and `-._~`. */
export const originSecretVariables = {
  current: 'originSecret',
  /** The API also takes the previous secret until the next change, so that no request fails during a change. */
  previous: 'previousOriginSecret',
} as const;

/** The cookie of the owner's session. By it CloudFront keeps the owner's answers apart from the visitors'. */
export const sessionCookie = '__Host-admin';

/** The cookie of a buyer's session, which opens one order. */
export const orderCookie = '__Host-order';
