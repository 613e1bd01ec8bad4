import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { retention } from '#shared/domain/limits/retention.ts';
import { placeholderKeyId } from '#shared/razorpay.ts';
import { type IndexName, indexNames, keys, projected } from '#shared/table.ts';
import type { SecretName } from '../../grants.ts';
import { letDistributionsRead } from '../own-distributions.ts';
import { retainedOnceCreated } from '../retention.ts';

interface DataStackProps extends StackProps {
  throwaway: boolean;
  /** Emulators can't empty a bucket before deleting it. */
  emulated: boolean;
  restoredTable?: string | undefined;
}

/** The table, files and secrets are kept if the stack is deleted, unless it's a throwaway stage. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly files: Bucket;
  /** Portraits, which CloudFront serves to visitors. */
  readonly media: Bucket;
  readonly secrets: Record<SecretName, ISecret>;
  /**
   * CloudFront uses it to authenticate to the API. It's a JSON object with a value for each version, starting with
   * `v1`.
   */
  readonly originSecret: ISecret;

  constructor(
    scope: Construct,
    id: string,
    { throwaway, emulated, restoredTable, ...props }: DataStackProps,
  ) {
    super(scope, id, props);
    const removalPolicy = throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;

    const table = new TableV2(this, 'Table', {
      ...keySchema('table'),
      globalSecondaryIndexes: indexNames.map((indexName) => ({
        indexName,
        ...keySchema(indexName),
        ...projectionOf(indexName),
      })),
      timeToLiveAttribute: keys.timeToLive,
      billing: Billing.onDemand(),
      // In the template, this is `SSEEnabled: false`, which means that DynamoDB encrypts the table with a key it owns,
      // at no charge.
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !throwaway,
      removalPolicy,
    });

    // During the switch to a restored table, the deployed API stack may still be importing these values.
    this.exportValue(table.tableArn);
    this.exportValue(table.tableName);
    this.table = restoredTable ? TableV2.fromTableName(this, 'RestoredTable', restoredTable) : table;

    const bucket = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy,
      autoDeleteObjects: throwaway && !emulated,
    };
    const accessLogs = new Bucket(this, 'FilesLogs', {
      ...bucket,
      // The logs contain IP addresses; 30 days is enough to investigate an incident.
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    this.files = new Bucket(this, 'Files', {
      ...bucket,
      // The bucket doesn't keep old versions, so a deleted file is really gone.
      lifecycleRules: [
        {
          expiration: Duration.days(retention.fileDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'files/',
    });
    // Portraits are deleted by a job, so nothing expires. Without old versions, a deleted portrait is really gone.
    this.media = new Bucket(this, 'Media', {
      ...bucket,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'media/',
    });
    letDistributionsRead(this.media);

    const ofSecrets = { removalPolicy: throwaway ? RemovalPolicy.DESTROY : retainedOnceCreated };
    this.secrets = {
      admin: new Secret(this, 'AdminSecret', {
        description: "The owner's password. Sessions are signed with a key derived from it.",
        // Without punctuation, the password can be pasted into a shell, and it still has 190 bits of entropy.
        generateSecretString: { passwordLength: 32, excludePunctuation: true },
        ...ofSecrets,
      }),
      razorpay: new Secret(this, 'RazorpaySecret', {
        description:
          "Razorpay's API key and webhook secret as JSON: keyId, keySecret, webhookSecret. Replace all of them after the first deployment.",
        generateSecretString: {
          secretStringTemplate: JSON.stringify({ keyId: placeholderKeyId }),
          generateStringKey: 'keySecret',
          excludePunctuation: true,
        },
        ...ofSecrets,
      }),
      links: new Secret(this, 'LinksSecret', {
        description:
          'The key that signs order, payment and review links, as JSON: current, plus previous during a rotation.',
        generateSecretString: {
          secretStringTemplate: '{}',
          generateStringKey: 'current',
          passwordLength: 48,
          excludePunctuation: true,
        },
        ...ofSecrets,
      }),
    };

    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'The secret that CloudFront sends to the API, as JSON: v1, v2 ...',
      // The value becomes a stage variable, which allows few characters besides letters and digits.
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'v1',
        passwordLength: 48,
        excludePunctuation: true,
      },
      ...ofSecrets,
    });

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'FilesBucket', { value: this.files.bucketName });
    new CfnOutput(this, 'MediaBucket', { value: this.media.bucketName });
    new CfnOutput(this, 'AdminSecretArn', { value: this.secrets.admin.secretArn });
    new CfnOutput(this, 'RazorpaySecretArn', { value: this.secrets.razorpay.secretArn });
    new CfnOutput(this, 'LinksSecretArn', { value: this.secrets.links.secretArn });
    new CfnOutput(this, 'OriginSecretArn', { value: this.originSecret.secretArn });
  }
}

function keySchema(name: 'table' | IndexName) {
  const { partition, sort } = keys[name];
  return {
    partitionKey: { name: partition, type: AttributeType.STRING },
    sortKey: { name: sort, type: AttributeType.STRING },
  };
}

function projectionOf(name: IndexName) {
  const attributes = projected[name];
  return attributes
    ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...attributes] }
    : { projectionType: ProjectionType.ALL };
}
