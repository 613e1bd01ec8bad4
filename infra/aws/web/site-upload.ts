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
import type { LogRetention } from '../retention.ts';
import { byContent } from './by-content.ts';

interface SiteUploadProps {
  bucket: Bucket;
  manifest: BuiltSite;
  logs: LogRetention;
}

/**
 * Uploads the pages last, into a separate folder, after the files they reference. Nothing is deleted, so open tabs can
 * still load their scripts.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { bucket, manifest, logs }: SiteUploadProps) {
    super(scope, id);
    const groups = objectGroups(manifest);
    const logGroup = new LogGroup(this, 'Logs', logs);
    const files = new Asset(this, 'Files', { path: built(siteFolder) });
    // CloudFormation waits for a new role to propagate, but not for a change to a role, so every build gets a new one.
    // The previous role is kept until the deployment is complete, in case of a rollback.
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
    bucket.addToResourcePolicy(may('s3:PutObject', bucket.arnForObjects('*'), role));

    // If several groups match a file, the first one wins, because it's uploaded last.
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
          // The CDK would add permissions to read every asset in the account, and to delete files.
          role: role.withoutPolicyUpdates(),
          ...(group.isPage && { destinationKeyPrefix: manifest.release.slice(1) }),
        }),
    );
    for (const uploader of Stack.of(this)
      .node.findAll()
      .filter((node) => node instanceof CfnFunction)) {
      // The AWS CLI in the layer supports Python 3.14, but the CDK still specifies 3.13.
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

// These are filters for `aws s3 sync`, where `include` brings back files that `exclude` removed.
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
