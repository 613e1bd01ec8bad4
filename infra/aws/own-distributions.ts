import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** Any distribution in this account, for permissions that must exist before the distribution is created or changed. */
export const ownDistributions = (scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: '*',
  });

/**
 * Allows all of this account's distributions. Naming only one, as the CDK does, would be circular: the distribution
 * waits for what's in the bucket, which waits for the bucket's policy.
 */
export function letDistributionsRead(bucket: Bucket): void {
  const read = (action: string, resource: string) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'aws:SourceArn': ownDistributions(bucket) } },
      }),
    );
  read('s3:GetObject', bucket.arnForObjects('*'));
  // Without permission to list the bucket, S3 returns 403 instead of 404 for a missing file.
  read('s3:ListBucket', bucket.bucketArn);
}
