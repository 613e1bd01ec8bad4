import { RemovalPolicy } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { siteFolder } from '../edge/manifest.ts';
import { type ObjectGroup, objectGroups } from '../edge/objects.ts';
import { built } from './built.ts';
import { loggingTo } from './statements.ts';

interface SiteUploadProps {
  bucket: IBucket;
  distribution: IDistribution;
  logRetention: RetentionDays;
}

/**
 * Puts the built site into the bucket: first the files that pages name, then the pages. Nothing is removed,
 * so a tab opened before a deployment still finds the chunks it was built with.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { bucket, distribution, logRetention }: SiteUploadProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { logs: new PolicyDocument({ statements: [loggingTo(logGroup)] }) },
    });
    const source = Source.asset(built(siteFolder));

    const uploads = uploadOrder.map(
      (group, index) =>
        new BucketDeployment(this, group.include.replace('/', ' '), {
          sources: [source],
          destinationBucket: bucket,
          ...filtersOf(group),
          cacheControl: [CacheControl.fromString(group.cacheControl)],
          metadata: group.metadata,
          prune: false,
          memoryLimit: 512,
          logGroup,
          role,
          // When all is there. Nobody waits for it: CloudFront could take longer than CloudFormation does,
          // which would roll a good deployment back.
          ...(index === uploadOrder.length - 1 && {
            distribution,
            distributionPaths: ['/*'],
            waitForDistributionInvalidation: false,
          }),
        }),
    );
    uploads.reduce((earlier, later) => {
      later.node.addDependency(earlier);
      return later;
    });
  }
}

const isImmutable = ({ cacheControl }: ObjectGroup) => cacheControl.includes('immutable');

const uploadOrder = [
  ...objectGroups.filter(isImmutable),
  ...objectGroups.filter((group) => !isImmutable(group)),
];

// As `aws s3 sync` reads them: what to leave out, and what to take of that all the same.
function filtersOf({ include }: ObjectGroup): { exclude: string[]; include?: string[] } {
  if (include !== '*') return { exclude: ['*'], include: [include] };
  return { exclude: objectGroups.map((group) => group.include).filter((pattern) => pattern !== '*') };
}
