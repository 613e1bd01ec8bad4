import { createHash, timingSafeEqual } from 'node:crypto';
import { originHeaders } from '#shared/edge.ts';

/**
 * Whether a request came through CloudFront, which alone knows the origin secret. At API Gateway's own address
 * there are no firewall and no throttle by address, and a caller could write the headers that CloudFront sets.
 *
 * The secret is in the environment, put there by CloudFormation, rather than read at start: that costs no call
 * and no client. The price is that whoever may read a Lambda's configuration reads it too; all that person
 * gains is the way around the edge. It is a JSON object, and each of its values is let through: before and
 * while CloudFront changes from one to the next, both are in it.
 */
export function cameThroughEdge(headers: Record<string, string | undefined> = {}): boolean {
  const given = digest(headers[originHeaders.secret] ?? '');
  const accepted = Object.values<string>(JSON.parse(process.env.ORIGIN_SECRET ?? '')).map(digest);
  // All are compared, so that the time tells nothing about which one fitted.
  return accepted.map((one) => timingSafeEqual(one, given)).includes(true);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
