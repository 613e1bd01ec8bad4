import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { forbidden } from './errors.ts';

/** Refuses what did not come through CloudFront, before anything of it is read. */
export function requireEdge(event: Origin): void {
  if (!cameThroughEdge(event)) throw forbidden('The API is reached at the address of the site.');
}

/** The part of an event that tells the origin, to an authorizer as to a route's Lambda. */
type Origin = Partial<Pick<APIGatewayProxyEventV2, 'headers' | 'stageVariables'>>;

/**
 * Whether a request came through CloudFront, which alone knows the origin secret. At API Gateway's own address
 * there are no firewall and no throttle by address, and a caller could write the headers that CloudFront sets.
 *
 * The secret is in the stage's variables, put there by CloudFormation, rather than read at start: that costs no
 * call and no client. The price is that whoever may read the stage's configuration reads it too; all that person
 * gains is the way around the edge. Before and while CloudFront changes from one value to the next, both are
 * taken. An event of a stage that has no value at all is an error.
 */
export function cameThroughEdge({ headers = {}, stageVariables }: Origin): boolean {
  const given = digest(headers[originHeaders.secret]);
  // Without variables a stage says nothing, or null.
  const values = Object.values(originSecretVariables).map((name) => stageVariables?.[name]);
  // An empty value would let in whoever shows none.
  const accepted = values.filter(Boolean).map(digest);
  if (accepted.length === 0) throw new Error('The stage has no origin secret.');
  // All are compared, so that the time tells nothing about which one fitted.
  return accepted.map((one) => timingSafeEqual(one, given)).includes(true);
}

const digest = (text = '') => createHash('sha256').update(text).digest();
