import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { forbidden } from './errors.ts';

/** Refuses a request that did not come through CloudFront, before it is read. */
export function requireEdge(event: Origin): void {
  if (!cameThroughEdge(event)) throw forbidden('The API is reached at the address of the site.');
}

/** The fields of an authorizer's or a route's event by which its origin is checked. */
type Origin = Partial<Pick<APIGatewayProxyEventV2, 'headers' | 'stageVariables'>>;

/**
 * Whether a request came through CloudFront, which alone knows the origin secret. At API Gateway's own address there is no
 * firewall, and a caller could write the headers that CloudFront sets.
 *
 * CloudFormation puts the secret into the stage's variables, which costs the Lambda no call. Whoever may read the stage's
 * configuration can read it, and gains no more than the way around the edge. During a rotation both values are accepted.
 * Throws where the stage has no value.
 */
export function cameThroughEdge({ headers = {}, stageVariables }: Origin): boolean {
  const given = digest(headers[originHeaders.secret]);
  // Without variables a stage's event has undefined, or null.
  const values = Object.values(originSecretVariables).map((name) => stageVariables?.[name]);
  // An empty value would let in whoever sends no secret.
  const accepted = values.filter(Boolean).map(digest);
  if (accepted.length === 0) throw new Error('The stage has no origin secret.');
  // All values are compared, so that the time does not tell which value fitted.
  return accepted.map((one) => timingSafeEqual(one, given)).includes(true);
}

const digest = (text = '') => createHash('sha256').update(text).digest();
