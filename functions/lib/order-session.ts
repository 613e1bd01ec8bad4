/** The session of a buyer, as the authorizer hands it to the handlers: it opens one order. */
export interface OrderSession {
  orderId: string;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601. */
  expiresAt: string;
}
