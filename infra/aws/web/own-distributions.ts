import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * The ARN of any distribution of this account, for rights that have to be there before the one distribution has its
 * final shape, or before it is there at all.
 */
export const ownDistributions = (scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: '*',
  });
