import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Any distribution in this account, for permissions that must exist before the distribution is created or changed. */
export const ownDistributions = (scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: '*',
  });
