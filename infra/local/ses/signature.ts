import { SesApiError } from './api-error.ts';

/**
 * Refuses a call without an AWS signature of version 4 for SES. The signature itself is not computed anew: the stand-in
 * knows no keys, and a call that nobody signed is the mistake that it can find.
 */
export function requireSignature(authorization: string | null): void {
  if (authorization === null) throw forbidden('MissingAuthenticationToken', 'Missing Authentication Token');
  const [, service] = authorization.match(signed) ?? [];
  if (service === undefined)
    throw forbidden('IncompleteSignature', 'Authorization header requires a signature of AWS4-HMAC-SHA256.');
  if (service !== 'ses')
    throw forbidden('InvalidSignature', "Credential should be scoped to correct service: 'ses'.");
}

const signed =
  /^AWS4-HMAC-SHA256 Credential=[^/\s,]+\/\d{8}\/[a-z0-9-]+\/([a-z0-9-]+)\/aws4_request, ?SignedHeaders=[^\s,]+, ?Signature=[0-9a-f]{64}$/;

const forbidden = (name: string, message: string) => new SesApiError(`${name}Exception`, message, 403);
