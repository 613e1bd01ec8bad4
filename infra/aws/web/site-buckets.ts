import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export class SiteBuckets extends Construct {
  readonly site: Bucket;
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, { throwaway }: { throwaway: boolean }) {
    super(scope, id);
    const closed = { ...alwaysClosed, ...(throwaway ? gone : kept) };
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      // CloudFront needs an access control list to deliver its logs.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    this.site = new Bucket(this, 'Site', {
      ...closed,
      versioned: true,
      // Every deployment uploads all files again, so old versions would pile up.
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
