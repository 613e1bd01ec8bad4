import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { forbidden } from './errors.ts';

export function requireEdge(event: Origin): void {
  if (!cameThroughEdge(event)) throw forbidden('Use the API at the site’s own address.');
}

type Origin = Partial<Pick<APIGatewayProxyEventV2, 'headers' | 'stageVariables'>>;

/**
 * Only CloudFront knows the origin secret. API Gateway's own URL bypasses the firewall, and its callers could forge the
 * headers that CloudFront sets. The secret is in the stage's variables, so reading it doesn't require a call. During a
 * rotation, both values are accepted. Throws if the stage has no secret.
 */
export function cameThroughEdge({ headers = {}, stageVariables }: Origin): boolean {
  const given = digest(headers[originHeaders.secret]);
  const values = Object.values(originSecretVariables).map((name) => stageVariables?.[name]);
  // An empty value would let in requests without a secret.
  const accepted = values.filter(Boolean).map(digest);
  if (accepted.length === 0) throw new Error('The stage has no origin secret.');
  // All values are compared, so that timing doesn't reveal which one matched.
  return accepted.map((one) => timingSafeEqual(one, given)).includes(true);
}

const digest = (text = '') => createHash('sha256').update(text).digest();
