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
import { keyIdToReplace } from '#shared/razorpay.ts';
import { type IndexName, indexNames, keys, projected } from '#shared/table.ts';
import type { SecretName } from '../../grants.ts';
import { keptOnceMade } from '../kept.ts';

interface DataStackProps extends StackProps {
  /** Whether the data goes when the stack does. */
  throwaway: boolean;
  /** Whether an emulator runs it, in which nothing empties a bucket that goes. */
  emulated: boolean;
  /** The name of a table that takes the place of the stack's own; see `options.ts`. */
  restoredTable?: string | undefined;
}

/** The data that outlives every deployment: the one table, the bucket of files and the secrets. Tearing the stack down leaves them. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  /** The files that buyers hand in, and the drafts that they get. */
  readonly files: Bucket;
  readonly secrets: Record<SecretName, ISecret>;
  /** The secret that CloudFront shows the API: a JSON object of values by version, `v1` first; the API takes each of them. */
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
      // Shows as `SSEEnabled: false` in the template, which means DynamoDB's own key and no charge per call,
      // not "unencrypted": a table always is.
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !throwaway,
      removalPolicy,
    });

    // The API stack imports these until it is deployed itself, which is after this one.
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
    this.files = new Bucket(this, 'Files', {
      ...bucket,
      // Without versions: what is deleted is gone.
      lifecycleRules: [
        {
          expiration: Duration.days(retention.fileDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: new Bucket(this, 'FilesLogs', {
        ...bucket,
        // They hold the addresses of people, which are personal data: long enough to look into an incident.
        lifecycleRules: [{ expiration: Duration.days(30) }],
      }),
      serverAccessLogsPrefix: 'files/',
    });

    const ofSecrets = { removalPolicy: throwaway ? RemovalPolicy.DESTROY : keptOnceMade };
    this.secrets = {
      admin: new Secret(this, 'AdminSecret', {
        description: "The owner's password. Sessions are signed with a key derived from it.",
        // Without punctuation, so that it survives being copied through a shell: 190 bits all the same.
        generateSecretString: { passwordLength: 32, excludePunctuation: true },
        ...ofSecrets,
      }),
      razorpay: new Secret(this, 'RazorpaySecret', {
        description:
          "Razorpay's API key and webhook secret as JSON: keyId, keySecret, webhookSecret. Replace all after the first deployment.",
        generateSecretString: {
          secretStringTemplate: JSON.stringify({ keyId: keyIdToReplace }),
          generateStringKey: 'keySecret',
          excludePunctuation: true,
        },
        ...ofSecrets,
      }),
      links: new Secret(this, 'LinksSecret', {
        description:
          'The key of the links that open orders, as JSON: current, and previous while they are being exchanged.',
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
      description: 'What CloudFront shows the API to prove where a request comes from, as JSON: v1, v2 ...',
      // Letters and digits alone: a stage's variable, into which CloudFormation puts it, takes few others.
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
