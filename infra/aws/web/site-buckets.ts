import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** Neither is public. */
export class SiteBuckets extends Construct {
  readonly site: Bucket;
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, { throwaway }: { throwaway: boolean }) {
    super(scope, id);
    const closed = { ...alwaysClosed, ...(throwaway ? gone : kept) };
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      // CloudFront delivers its logs with its own access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      // The logs contain IP addresses; 30 days are enough to investigate an incident.
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    this.site = new Bucket(this, 'Site', {
      ...closed,
      versioned: true,
      // Every deployment writes all files again.
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'bucket/',
    });
  }
}

const alwaysClosed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
};

const kept = { removalPolicy: RemovalPolicy.RETAIN };
const gone = { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true };
