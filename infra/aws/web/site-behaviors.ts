import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { fallbackStatuses, pathParameter } from '../../edge/rendered-pages.ts';
import { letDistributionsRead } from '../own-distributions.ts';

interface SiteBehaviorsProps {
  bucket: Bucket;
  media: Bucket;
  functions: Record<'site-request' | 'site-response', cloudfront.IFunction>;
  renderer: cloudfront.IOrigin;
}

export function siteBehaviors(
  scope: Construct,
  { bucket, media, functions, renderer }: SiteBehaviorsProps,
): Record<'files' | 'pages' | 'portraits' | 'rendered', cloudfront.BehaviorOptions> {
  letDistributionsRead(bucket);
  const reader = {
    originAccessControlId: new cloudfront.S3OriginAccessControl(scope, 'SiteReader').originAccessControlId,
  };
  const origin = S3BucketOrigin.withBucketDefaults(bucket, reader);
  const files: cloudfront.BehaviorOptions = {
    origin,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
  };
  const { VIEWER_REQUEST, VIEWER_RESPONSE } = cloudfront.FunctionEventType;
  const pages: cloudfront.BehaviorOptions = {
    ...files,
    functionAssociations: [
      { eventType: VIEWER_REQUEST, function: functions['site-request'] },
      { eventType: VIEWER_RESPONSE, function: functions['site-response'] },
    ],
  };
  const rendered: cloudfront.BehaviorOptions = {
    ...pages,
    origin: new OriginGroup({
      primaryOrigin: renderer,
      fallbackOrigin: origin,
      fallbackStatusCodes: fallbackStatuses,
    }),
    cachePolicy: renderedResponses(scope),
  };
  const portraits = { ...files, origin: S3BucketOrigin.withBucketDefaults(media, reader) };
  return { files, pages, portraits, rendered };
}

// Pages are cached for as long as `renderPage` says.
const renderedResponses = (scope: Construct) =>
  new cloudfront.CachePolicy(scope, 'RenderedPages', {
    cachePolicyName: `${Stack.of(scope).stackName}-rendered-responses`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    // CloudFront forwards only parameters that are part of the cache key.
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(pathParameter),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
