import { Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** How the distribution serves the site's files, and how its pages, which have clean addresses. */
export function siteBehaviors(
  scope: Construct,
  bucket: Bucket,
  functions: Record<'site-request' | 'site-response', cloudfront.IFunction>,
): Record<'files' | 'pages', cloudfront.BehaviorOptions> {
  const files: cloudfront.BehaviorOptions = {
    origin: S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId: readerOf(scope, bucket) }),
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
  return { files, pages };
}

/**
 * Lets this account's distributions read the bucket. Naming the one distribution, as the CDK would, closes a
 * circle: it waits for the upload, and the upload for the bucket's policy.
 */
function readerOf(scope: Construct, bucket: Bucket): string {
  const distributions = Stack.of(scope).formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: '*',
  });
  const read = (action: string, resource: string) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'aws:SourceArn': distributions } },
      }),
    );
  read('s3:GetObject', bucket.arnForObjects('*'));
  // Without the right to list, S3 answers 403 for a file that is not there.
  read('s3:ListBucket', bucket.bucketArn);
  return new cloudfront.S3OriginAccessControl(scope, 'SiteReader').originAccessControlId;
}
