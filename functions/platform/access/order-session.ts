import { orderSession, paymentProofMinutes } from '#shared/domain/orders/order-session.ts';
import { failureOf, log } from '../log.ts';
import { parseLink, signLink, verifyLink } from '../signed-links.ts';
import { orderCookieIn, setOrderCookie } from './order-cookie.ts';

/**
 * The session of a buyer: the cookie `<order>-<linkVersion>-<begun>.<expires>.<mac>`, times in epoch seconds. Nothing is
 * stored of it. A forged one is told by its mac, before any read; one that is revoked by the order's own `linkVersion`.
 */

/** The session as the authorizer hands it to the handlers: it opens one order. */
export interface OrderSession {
  orderId: string;
  /** The order's when the session began: with another one on the order, it is over. */
  linkVersion: number;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Makes the cookie of a session that begins now. */
export const openSession = (
  { id, linkVersion = 0 }: { id: string; linkVersion?: number | undefined },
  now = Date.now(),
): Promise<string> => cookieOf({ orderId: id, linkVersion, startedAt: isoOf(now) }, now + idleMs, now);

/**
 * Makes the cookie of a session for whoever has just paid, by what the checkout has proved; undefined later than half an
 * hour after the payment, as a signature never ages by itself.
 */
export async function openPaidSession(
  {
    order,
    paymentAt,
  }: { order: { id: string; linkVersion?: number | undefined }; paymentAt?: string | undefined },
  now = Date.now(),
): Promise<string | undefined> {
  if (!paymentAt || now - Date.parse(paymentAt) > paymentProofMinutes * 60_000) return undefined;
  try {
    return await openSession(order, now);
  } catch (error) {
    // The payment is proved all the same, and a mail brings the link.
    log({ event: 'no session after payment', error: failureOf(error) });
    return undefined;
  }
}

/**
 * Makes the cookie that goes on from one that is older than 5 minutes; undefined for a younger one, and where the session
 * can last no longer.
 */
export async function renewSession(session: OrderSession, now = Date.now()): Promise<string | undefined> {
  const until = Math.min(now + idleMs, Date.parse(session.startedAt) + mostMs);
  return until - Date.parse(session.expiresAt) > renewedMs ? cookieOf(session, until, now) : undefined;
}

/** Reads the session in the cookies by its mac and its time alone: whether it is revoked, the order says. */
export async function readSession(cookies: readonly string[]): Promise<OrderSession | undefined> {
  const link = parseLink(orderCookieIn(cookies) ?? '');
  const [, orderId, version, begun] = /^(.+)-(\d{1,9})-(\d{10})$/.exec(link?.id ?? '') ?? [];
  if (!link || !orderId || !(await verifyLink('session', link, Number(version)))) return undefined;
  return {
    orderId,
    linkVersion: Number(version),
    startedAt: isoOf(Number(begun) * 1000),
    expiresAt: isoOf(link.expires * 1000),
  };
}

type Begun = Omit<OrderSession, 'expiresAt'>;

async function cookieOf({ orderId, linkVersion, startedAt }: Begun, until: number, now: number) {
  const begun = Math.floor(Date.parse(startedAt) / 1000);
  const value = await signLink('session', { id: `${orderId}-${linkVersion}-${begun}`, linkVersion }, until);
  return setOrderCookie(value, Math.ceil((until - now) / 1000));
}

const idleMs = orderSession.idleMinutes * 60_000;
const mostMs = orderSession.mostHours * 3_600_000;
const renewedMs = 5 * 60_000;

const isoOf = (time: number) => new Date(time).toISOString();
