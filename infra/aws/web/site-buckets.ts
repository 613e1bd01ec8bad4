import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** The bucket of the site, and the bucket of its access logs. Neither is public. */
export class SiteBuckets extends Construct {
  readonly site: Bucket;
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, { throwaway }: { throwaway: boolean }) {
    super(scope, id);
    const closed = { ...alwaysClosed, ...(throwaway ? gone : kept) };
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      // CloudFront delivers its logs under an access control list of its own.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      // The logs hold visitors' addresses, which are personal data: 30 days are enough to look into an incident.
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    this.site = new Bucket(this, 'Site', {
      ...closed,
      versioned: true,
      // Every deployment writes every file again; older versions are kept for 30 days.
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
