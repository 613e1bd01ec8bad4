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
  /** The version that draws, whose number no other release has. */
  version: Version;
  /** Where CloudFront keeps drawn pages, with a `*` at the end or none. */
  paths: readonly string[];
  logs: KeptLogs;
}

/**
 * Has CloudFront forget the drawn pages once a release is led to. A new release begins with nothing kept, as its
 * folder is in the key; but a roll-back leads to the folder of an earlier release, whose pages nobody has refreshed since.
 */
export class ReleaseInvalidation extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { distribution, version, paths, logs }: ReleaseInvalidationProps,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', { ...logs });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        invalidation: new PolicyDocument({
          statements: [loggingTo(logGroup), invalidating(distribution.distributionArn)],
        }),
      },
    });
    new AwsCustomResource(this, 'Invalidation', {
      // Called for an update as for the first time.
      onUpdate: {
        service: 'CloudFront',
        action: 'CreateInvalidation',
        parameters: {
          DistributionId: distribution.distributionId,
          InvalidationBatch: {
            // The same reference twice would be one invalidation.
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
