import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { fallbackStatuses, pathParameter } from '../../edge/rendered-pages.ts';
import { ownDistributions } from './own-distributions.ts';

interface SiteBehaviorsProps {
  bucket: Bucket;
  functions: Record<'site-request' | 'site-response', cloudfront.IFunction>;
  renderer: cloudfront.IOrigin;
}

export function siteBehaviors(
  scope: Construct,
  { bucket, functions, renderer }: SiteBehaviorsProps,
): Record<'files' | 'pages' | 'rendered', cloudfront.BehaviorOptions> {
  const origin = S3BucketOrigin.withBucketDefaults(bucket, {
    originAccessControlId: readerOf(scope, bucket),
  });
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
  return { files, pages, rendered };
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

/**
 * Allows all of this account's distributions. Naming only this one, as the CDK does, would be circular: the
 * distribution waits for the upload, which waits for the bucket's policy.
 */
function readerOf(scope: Construct, bucket: Bucket): string {
  const read = (action: string, resource: string) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'aws:SourceArn': ownDistributions(scope) } },
      }),
    );
  read('s3:GetObject', bucket.arnForObjects('*'));
  // Without permission to list the bucket, S3 returns 403 instead of 404 for a missing file.
  read('s3:ListBucket', bucket.bucketArn);
  return new cloudfront.S3OriginAccessControl(scope, 'SiteReader').originAccessControlId;
}
