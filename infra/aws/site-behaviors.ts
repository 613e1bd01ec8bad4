import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** How the distribution serves the site's files, and how its pages, which have clean addresses. */
export function siteBehaviors(
  bucket: IBucket,
  functions: Record<'site-request' | 'site-response', cloudfront.IFunction>,
): Record<'files' | 'pages', cloudfront.BehaviorOptions> {
  const files: cloudfront.BehaviorOptions = {
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      // Without the right to list, S3 answers 403 for a file that is not there.
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    }),
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
