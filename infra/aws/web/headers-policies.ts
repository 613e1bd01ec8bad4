import { Duration } from 'aws-cdk-lib';
import {
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeHeaders, type FamilyHeaders, transportSecuritySeconds } from '../../edge/headers.ts';
import type { SiteManifest } from '../../edge/manifest.ts';
import type { PathFamily } from '../../edge/path-families.ts';
import { byContent } from './by-content.ts';

export function headersPolicies(
  scope: Construct,
  manifest: SiteManifest,
): Record<PathFamily, ResponseHeadersPolicy> {
  const table = edgeHeaders(manifest);
  const policy = (family: PathFamily) =>
    headersPolicy(scope, byContent(`${family}-headers`, table[family]), table[family]);
  return {
    api: policy('api'),
    assets: policy('assets'),
    checkout: policy('checkout'),
    portraits: policy('portraits'),
    rendered: policy('rendered'),
    site: policy('site'),
  };
}

// CloudFront doesn't accept security headers as custom headers.
function headersPolicy(scope: Construct, id: string, { always, byDefault }: FamilyHeaders) {
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {};
  const customHeaders: { header: string; value: string; override: boolean }[] = [];
  const add = (headers: Record<string, string>, override: boolean) => {
    for (const [header, value] of Object.entries(headers)) {
      const known = securityHeaders[header];
      if (known) Object.assign(securityHeadersBehavior, known(value, override));
      else customHeaders.push({ header, value, override });
    }
  };
  add(always, true);
  add(byDefault, false);
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior,
    ...(customHeaders.length && { customHeadersBehavior: { customHeaders } }),
  });
}

const securityHeaders: Record<string, (value: string, override: boolean) => ResponseSecurityHeadersBehavior> =
  {
    'content-security-policy': (contentSecurityPolicy, override) => ({
      contentSecurityPolicy: { contentSecurityPolicy, override },
    }),
    'referrer-policy': (value, override) => ({
      referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override },
    }),
    'strict-transport-security': (_, override) => ({
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(transportSecuritySeconds),
        includeSubdomains: true,
        override,
      },
    }),
    'x-content-type-options': (_, override) => ({ contentTypeOptions: { override } }),
  };
