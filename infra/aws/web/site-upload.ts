import { Stack } from 'aws-cdk-lib';
import {
  type IPrincipal,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { type BuiltSite, siteFolder } from '../../edge/manifest.ts';
import { type ObjectGroup, objectGroups } from '../../edge/objects.ts';
import { loggingTo } from '../api/statements.ts';
import { built } from '../built.ts';
import type { KeptLogs } from '../kept.ts';
import { byContent } from './by-content.ts';

interface SiteUploadProps {
  bucket: Bucket;
  manifest: BuiltSite;
  logs: KeptLogs;
}

/**
 * Uploads the built site: first the files that pages name, then the pages, in a folder of their own. Nothing is removed, so
 * a tab that was opened before a deployment still finds its scripts.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { bucket, manifest, logs }: SiteUploadProps) {
    super(scope, id);
    const groups = objectGroups(manifest);
    const logGroup = new LogGroup(this, 'Logs', logs);
    const files = new Asset(this, 'Files', { path: built(siteFolder) });
    // Each build has a new role: CloudFormation waits until a new role is known everywhere, but does not wait after a
    // change of a role. The previous role stays until the end, for a roll-back.
    const role = new Role(this, byContent('Role', files.s3ObjectKey), {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        upload: new PolicyDocument({
          statements: [
            loggingTo(logGroup),
            may('s3:GetObject', files.bucket.arnForObjects(files.s3ObjectKey)),
            may('s3:ListBucket', bucket.bucketArn),
          ],
        }),
      },
    });
    // The bucket's policy grants the right to write, as it covers any file of this bucket alone.
    bucket.addToResourcePolicy(may('s3:PutObject', bucket.arnForObjects('*'), role));

    // The pages come last; where two groups fit a file, the first group counts, so it is uploaded after the other.
    const uploads = groups.toReversed().map(
      (group) =>
        new BucketDeployment(this, nameOf(group), {
          sources: [Source.bucket(files.bucket, files.s3ObjectKey)],
          destinationBucket: bucket,
          ...filtersOf(groups, group),
          cacheControl: [CacheControl.fromString(group.cacheControl)],
          metadata: group.metadata,
          prune: false,
          memoryLimit: 512,
          logGroup,
          // The CDK would add rights to read every asset of the account, and to delete.
          role: role.withoutPolicyUpdates(),
          ...(group.isPage && { destinationKeyPrefix: manifest.release.slice(1) }),
        }),
    );
    for (const uploader of Stack.of(this)
      .node.findAll()
      .filter((node) => node instanceof CfnFunction)) {
      // The AWS command line in the layer supports 3.14; the CDK still says 3.13.
      if (uploader.runtime?.startsWith('python')) uploader.runtime = 'python3.14';
    }
    if (bucket.policy) uploads[0]?.node.addDependency(bucket.policy);
    uploads.reduce((earlier, later) => {
      later.node.addDependency(earlier);
      return later;
    });
  }
}

const nameOf = ({ isPage, include, metadata }: ObjectGroup) =>
  include.length > 1
    ? `pages of ${metadata.status}`
    : `${isPage ? 'page' : 'file'} ${include.join().replace('/', ' ')}`;

// Filters of `aws s3 sync`: `include` takes files back that `exclude` leaves out.
function filtersOf(
  groups: readonly ObjectGroup[],
  group: ObjectGroup,
): { exclude: string[]; include?: string[] } {
  const ofOthers = groups.slice(0, groups.indexOf(group)).flatMap(({ include }) => include);
  if (group.include.includes('*')) return { exclude: ofOthers };
  return { exclude: ['*'], include: [...group.include] };
}

const may = (action: string, resource: string, ...principals: IPrincipal[]) =>
  new PolicyStatement({ actions: [action], resources: [resource], principals });
