import { Fn } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Version } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { invalidating, loggingTo } from '../api/statements.ts';
import type { KeptLogs } from '../kept.ts';

interface ReleaseInvalidationProps {
  distribution: Distribution;
  /** The version of `drawPage`, whose number no other release has. */
  version: Version;
  /** The paths under which CloudFront keeps drawn pages; a path may end in `*`. */
  paths: readonly string[];
  logs: KeptLogs;
}

/**
 * Invalidates the drawn pages at the end of a release. A new release has no kept pages, as its folder is part of their key;
 * but a roll-back leads to the folder of an earlier release, whose kept pages are out of date.
 */
export class ReleaseInvalidation extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { distribution, version, paths, logs }: ReleaseInvalidationProps,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', logs);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        invalidation: new PolicyDocument({
          statements: [loggingTo(logGroup), invalidating(distribution.distributionArn)],
        }),
      },
    });
    new AwsCustomResource(this, 'Invalidation', {
      // `onUpdate` is also called for the creation.
      onUpdate: {
        service: 'CloudFront',
        action: 'CreateInvalidation',
        parameters: {
          DistributionId: distribution.distributionId,
          InvalidationBatch: {
            // CloudFront takes the same reference twice for one invalidation.
            CallerReference: Fn.join('-', ['release', version.version]),
            Paths: { Quantity: paths.length, Items: paths },
          },
        },
        outputPaths: ['Invalidation.Id'],
        physicalResourceId: PhysicalResourceId.of('drawn pages'),
      },
      role: role.withoutPolicyUpdates(),
      logGroup,
      installLatestAwsSdk: false,
      memorySize: 256,
    });
  }
}
