import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * The ARN of any distribution of this account, for rights that have to exist before the one distribution is created or
 * changed.
 */
export const ownDistributions = (scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: '*',
  });
