import { RemovalPolicy } from 'aws-cdk-lib';
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
  /** The folder of this build's pages. */
  release: string;
  logRetention: RetentionDays;
}

/**
 * Puts the built site into the bucket: first the files that pages name, then the pages, in a folder of their
 * own. Nothing is removed, so a tab opened before a deployment still finds the chunks it was built with.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { bucket, release, logRetention }: SiteUploadProps) {
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
      (group) =>
        new BucketDeployment(this, `${group.isPage ? 'page' : 'file'} ${group.include.replace('/', ' ')}`, {
          sources: [source],
          destinationBucket: bucket,
          ...filtersOf(group),
          cacheControl: [CacheControl.fromString(group.cacheControl)],
          metadata: group.metadata,
          prune: false,
          memoryLimit: 512,
          logGroup,
          role,
          ...(group.isPage && { destinationKeyPrefix: release.slice(1) }),
        }),
    );
    uploads.reduce((earlier, later) => {
      later.node.addDependency(earlier);
      return later;
    });
  }
}

// The pages last; and of two groups that fit a file the first, whose word counts, after the other.
const uploadOrder = objectGroups.toReversed();

// As `aws s3 sync` reads them: what to leave out, and what to take of that all the same, the last word counting.
function filtersOf(group: ObjectGroup): { exclude: string[]; include?: string[] } {
  const ofOthers = objectGroups.slice(0, objectGroups.indexOf(group)).map(({ include }) => include);
  if (group.include === '*') return { exclude: ofOthers };
  return { exclude: ['*'], include: [group.include] };
}
