import { Duration } from 'aws-cdk-lib';
import {
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeHeaders, type HeaderFamily, transportSecuritySeconds } from '../../edge/headers.ts';
import type { SiteManifest } from '../../edge/manifest.ts';
import { byContent } from './by-content.ts';

/** The header table of the edge as CloudFront stores it, a policy a family. */
export function headersPolicies(
  scope: Construct,
  manifest: SiteManifest,
): Record<HeaderFamily, ResponseHeadersPolicy> {
  const table = edgeHeaders(manifest);
  const policy = (family: HeaderFamily) =>
    headersPolicy(scope, byContent(`${family}-headers`, table[family]), table[family]);
  return { api: policy('api'), assets: policy('assets'), resume: policy('resume'), site: policy('site') };
}

// CloudFront refuses a security header that it knows by name among the custom ones.
function headersPolicy(scope: Construct, id: string, headers: Record<string, string>): ResponseHeadersPolicy {
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {};
  const customHeaders: { header: string; value: string; override: boolean }[] = [];
  for (const [header, value] of Object.entries(headers)) {
    const known = securityHeaders[header];
    if (known) Object.assign(securityHeadersBehavior, known(value));
    else customHeaders.push({ header, value, override: true });
  }
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior,
    ...(customHeaders.length && { customHeadersBehavior: { customHeaders } }),
  });
}

const securityHeaders: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
  'strict-transport-security': () => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(transportSecuritySeconds),
      includeSubdomains: true,
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
};
