import { Fn } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Version } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { invalidating, loggingTo } from '../api/statements.ts';
import type { LogRetention } from '../retention.ts';

interface ReleaseInvalidationProps {
  distribution: Distribution;
  /** Each release has a new version, so CloudFormation invalidates the cache each time. */
  version: Version;
  paths: readonly string[];
  logs: LogRetention;
}

/**
 * A new release has nothing in the cache, because its folder is part of the cache key. A rollback reuses an earlier
 * folder, whose cached pages are outdated and must be invalidated.
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
      // `onUpdate` is also called when the resource is created.
      onUpdate: {
        service: 'CloudFront',
        action: 'CreateInvalidation',
        parameters: {
          DistributionId: distribution.distributionId,
          InvalidationBatch: {
            // CloudFront treats a reference that it has seen before as the same invalidation.
            CallerReference: Fn.join('-', ['release', version.version]),
            Paths: { Quantity: paths.length, Items: paths },
          },
        },
        outputPaths: ['Invalidation.Id'],
        physicalResourceId: PhysicalResourceId.of('rendered pages'),
      },
      role: role.withoutPolicyUpdates(),
      logGroup,
      installLatestAwsSdk: false,
      memorySize: 256,
    });
  }
}
