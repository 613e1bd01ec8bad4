import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { forbidden } from './errors.ts';

/** Refuses requests that didn't come through CloudFront. */
export function requireEdge(event: Origin): void {
  if (!cameThroughEdge(event)) throw forbidden('Use the API at the site’s own address.');
}

type Origin = Partial<Pick<APIGatewayProxyEventV2, 'headers' | 'stageVariables'>>;

/**
 * Only CloudFront knows the origin secret. API Gateway's own URL has no firewall, and callers could forge the headers
 * that CloudFront sets. The secret is in the stage's variables, so reading it costs no call. It only protects this
 * detour, so reading the stage's configuration gains little. During a rotation both values are accepted. Throws if
 * the stage has none.
 */
export function cameThroughEdge({ headers = {}, stageVariables }: Origin): boolean {
  const given = digest(headers[originHeaders.secret]);
  // If the stage has no variables, this is undefined or null.
  const values = Object.values(originSecretVariables).map((name) => stageVariables?.[name]);
  // An empty value would accept requests without a secret.
  const accepted = values.filter(Boolean).map(digest);
  if (accepted.length === 0) throw new Error('The stage has no origin secret.');
  // All values are compared, so that timing doesn't reveal which one matched.
  return accepted.map((one) => timingSafeEqual(one, given)).includes(true);
}

const digest = (text = '') => createHash('sha256').update(text).digest();
