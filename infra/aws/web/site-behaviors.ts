import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { fallbackStatuses, pathParameter } from '../../edge/drawn-pages.ts';
import { ownDistributions } from './own-distributions.ts';

interface SiteBehaviorsProps {
  bucket: Bucket;
  functions: Record<'site-request' | 'site-response', cloudfront.IFunction>;
  /** The origin that draws pages on request. */
  drawing: cloudfront.IOrigin;
}

/** The behaviors of the site's files, of its built pages, and of the pages that are drawn on request. */
export function siteBehaviors(
  scope: Construct,
  { bucket, functions, drawing }: SiteBehaviorsProps,
): Record<'files' | 'pages' | 'drawn', cloudfront.BehaviorOptions> {
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
  const drawn: cloudfront.BehaviorOptions = {
    ...pages,
    origin: new OriginGroup({
      primaryOrigin: drawing,
      fallbackOrigin: origin,
      fallbackStatusCodes: fallbackStatuses,
    }),
    cachePolicy: drawnAnswers(scope),
  };
  return { files, pages, drawn };
}

// CloudFront keeps an answer as long as `drawPage` says. The CDK's default name is the same for every stage.
const drawnAnswers = (scope: Construct) =>
  new cloudfront.CachePolicy(scope, 'DrawnAnswers', {
    cachePolicyName: `${Stack.of(scope).stackName}-drawn-answers`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    // Only what is in the key goes on to the origin.
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(pathParameter),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

/**
 * Lets this account's distributions read the bucket. Naming the one distribution, as the CDK does, would be circular: the
 * distribution waits for the upload, and the upload for the bucket's policy.
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
  // Without the right to list, S3 answers 403 for a missing file.
  read('s3:ListBucket', bucket.bucketArn);
  return new cloudfront.S3OriginAccessControl(scope, 'SiteReader').originAccessControlId;
}
