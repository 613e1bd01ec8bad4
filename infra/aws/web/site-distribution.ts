import { Duration, type SecretValue, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { type EdgeFunction, edgeFunctions, edgeRuntime } from '../../edge/functions.ts';
import type { BuiltSite } from '../../edge/manifest.ts';
import { familyPaths } from '../../edge/path-families.ts';
import { apiBehaviors } from './api-behaviors.ts';
import { byContent } from './by-content.ts';
import { headersPolicies } from './headers-policies.ts';
import { siteBehaviors } from './site-behaviors.ts';
import type { SiteBuckets } from './site-buckets.ts';

export interface SiteDistributionProps {
  api: HttpApi;
  media: Bucket;
  originSecret: SecretValue;
  domain?: { name: string; certificateArn: string } | undefined;
  webAclArn?: string | undefined;
}

interface Built {
  manifest: BuiltSite;
  buckets: SiteBuckets;
  renderer: cloudfront.IOrigin;
}

/**
 * There are no custom error pages, because they'd apply to the whole distribution and also replace the API's errors.
 */
export function siteDistribution(
  stack: Stack,
  { api, media, originSecret, domain, webAclArn }: SiteDistributionProps,
  { manifest, buckets, renderer }: Built,
): cloudfront.Distribution {
  const functions = functionsOf(stack, edgeFunctions(manifest));
  const headers = headersPolicies(stack, manifest);
  const site = { bucket: buckets.site, media, functions, renderer };
  const { files, pages, portraits, rendered } = siteBehaviors(stack, site);
  const apiRequest = functions['api-request'];
  const { calls, shared } = apiBehaviors(stack, { api, originSecret, apiRequest, headers: headers.api });
  const families = {
    api: calls,
    assets: { ...files, responseHeadersPolicy: headers.assets },
    checkout: { ...rendered, responseHeadersPolicy: headers.checkout },
    portraits: { ...portraits, responseHeadersPolicy: headers.portraits },
    rendered: { ...rendered, responseHeadersPolicy: headers.rendered },
    site: { ...pages, responseHeadersPolicy: headers.site },
  };
  const behaviors = familyPaths().map(
    ({ pattern, family, isShared }) => [pattern, isShared ? shared : families[family]] as const,
  );
  const { '*': defaultBehavior = families.rendered, ...additionalBehaviors } = Object.fromEntries(behaviors);
  return new cloudfront.Distribution(stack, 'Distribution', {
    comment: stack.stackName,
    defaultBehavior,
    additionalBehaviors,
    // By default, CloudFront caches an error for ten seconds regardless of its headers, so one visitor's 503 would be
    // served to everyone at that edge, and a question would still be missing after its publication.
    errorResponses: [404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    // The cheapest price class that has edge locations in India.
    priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
    logBucket: buckets.accessLogs,
    logFilePrefix: 'distribution/',
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    ...(webAclArn && { webAclId: webAclArn }),
  });
}

function functionsOf(
  stack: Stack,
  code: Record<EdgeFunction, string>,
): Record<EdgeFunction, cloudfront.Function> {
  const made = (name: EdgeFunction) => {
    const id = byContent(name, code[name]);
    return new cloudfront.Function(stack, id, {
      functionName: `${stack.stackName}-${id}`,
      code: cloudfront.FunctionCode.fromInline(code[name]),
      runtime: cloudfront.FunctionRuntime.custom(edgeRuntime),
    });
  };
  return {
    'api-request': made('api-request'),
    'site-request': made('site-request'),
    'site-response': made('site-response'),
  };
}
