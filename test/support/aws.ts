import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type ServiceOutputTypes,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { LambdaDefinition } from '#infra/definitions.ts';
import type { FileAction } from '#infra/grants.ts';
import { allowed, type Use } from './grants.ts';
import { memoryTable } from './memory-table.ts';
import { keepUses } from './recorded-uses.ts';
import { type FakeS3, fakeS3 } from './s3.ts';
import { type FakeSes, fakeSes } from './ses.ts';
import type { TestTable } from './table.ts';

type Command = PutCommand | GetCommand | UpdateCommand | DeleteCommand | QueryCommand;

const actions = {
  PutItem: PutCommand,
  GetItem: GetCommand,
  UpdateItem: UpdateCommand,
  DeleteItem: DeleteCommand,
  Query: QueryCommand,
} as const;

type Action = keyof typeof actions;

type AwsAction = Action | FileAction | 'GetSecretValue' | 'CreateInvalidation' | 'SendEmail';

export interface Invalidation {
  paths: string[];
  reference: string;
}

export type AroundCall = <T>(action: AwsAction, act: () => Promise<T>, partition?: string) => Promise<T>;

/**
 * Simulates DynamoDB, Secrets Manager, CloudFront, SES and S3 in memory. Like IAM, it refuses calls that the Lambda in
 * `running` has no grant for.
 */
export function mockAws(
  running: () => LambdaDefinition | undefined,
  table: TestTable = memoryTable(100),
  around: AroundCall = (_, act) => act(),
) {
  const secrets: Record<string, string> = {};
  const invalidations: Invalidation[] = [];
  const ses: FakeSes = fakeSes();
  const s3: FakeS3 = fakeS3();
  const uses: Use[] = [];
  const recorded = new Set<string>();
  let failure: { action: AwsAction; error: Error; after: number; partition?: string | undefined } | undefined;

  const admit = (use: Omit<Use, 'lambda'>) => {
    const lambda = running();
    if (!lambda) throw new Error('AWS was called outside a Lambda.');
    uses.push({ lambda: lambda.name, ...use });
    recorded.add(JSON.stringify({ lambda: lambda.name, ...use }));
    if (!allowed(lambda.grants, use)) throw accessDenied(lambda.name, use);
    const isMeant = failure?.action === use.action && (failure.partition ?? use.partition) === use.partition;
    if (failure && isMeant && failure.after-- <= 0) throw failure.error;
  };

  const documents = mockClient(DynamoDBDocumentClient);
  const secretsManager = mockClient(SecretsManagerClient);
  const cloudFront = mockClient(CloudFrontClient);
  const mailer = mockClient(SESv2Client);
  const bucket = mockClient(S3Client);

  beforeEach(() => {
    uses.length = 0;
    invalidations.length = 0;
    failure = undefined;
    documents.reset();
    secretsManager.reset();
    cloudFront.reset();
    mailer.reset();
    bucket.reset();
    s3.objects.clear();
    Object.assign(process.env, s3.environment);
    ses.reset();
    // A single fake handles all commands, because the mock would otherwise compare each call with every fake.
    documents.send.callsFake(async (sent) => {
      const [action, command] = knownCommand(sent);
      const target = targetOf(command.input as CommandInput);
      admit({ action, ...target });
      return (await around(action, () => table.send(command), target.partition)) as ServiceOutputTypes;
    });
    secretsManager.on(GetSecretValueCommand).callsFake(({ SecretId }) => {
      admit({ action: 'GetSecretValue', secret: SecretId });
      if (secrets[SecretId] === undefined) throw new Error(`Secret ${SecretId} doesn't exist.`);
      return around('GetSecretValue', async () => ({ SecretString: secrets[SecretId] }));
    });
    cloudFront
      .on(CreateInvalidationCommand)
      .callsFake(({ InvalidationBatch: { CallerReference, Paths } }) => {
        admit({ action: 'CreateInvalidation' });
        return around('CreateInvalidation', async () => {
          const isKnown = invalidations.some(({ reference }) => reference === CallerReference);
          if (!isKnown) invalidations.push({ paths: Paths.Items, reference: CallerReference });
          return {};
        });
      });
    mailer.on(SendEmailCommand).callsFake((input) => {
      admit({ action: 'SendEmail' });
      if (input.Content?.Simple?.Attachments?.length) admit({ action: 'SendRawEmail' });
      return around('SendEmail', async () => ses.accept(input));
    });
    bucket.on(PutObjectCommand).callsFake((input) => {
      admit({ action: 'PutObject', bucket: input.Bucket, key: input.Key });
      return around('PutObject', async () => s3.put(input));
    });
    bucket.on(DeleteObjectCommand).callsFake((input) => {
      admit({ action: 'DeleteObject', bucket: input.Bucket, key: input.Key });
      return around('DeleteObject', async () => s3.remove(input));
    });
    bucket.on(GetObjectCommand).callsFake((input) => {
      admit({ action: 'GetObject', bucket: input.Bucket, key: input.Key });
      return around('GetObject', async () => s3.get(input));
    });
  });

  afterAll(() => {
    keepUses(recorded);
    documents.restore();
    secretsManager.restore();
    cloudFront.restore();
    mailer.restore();
    bucket.restore();
  });

  const stored = async () => {
    const items = await table.items();
    const ids = new Set(items.filter(({ pk }) => pk !== 'SEARCH').map(({ sk }) => sk));
    return items.filter(({ pk, id }) => pk !== 'THROTTLE' && !(pk === 'SEARCH' && ids.has(id)));
  };

  const searchRows = async () => (await table.items()).filter(({ pk }) => pk === 'SEARCH');

  return {
    secrets,
    invalidations,
    ses,
    s3,
    uses,
    stored,
    rows: async (partition: string) => (await stored()).filter(({ pk }) => pk === partition),
    row: async (partition: string, sort?: string) =>
      (await stored()).find(({ pk, sk }) => pk === partition && (sort ?? sk) === sk),
    put: (Item: object) => table.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item })),
    searchKeys: async () => (await searchRows()).map(({ sk }) => String(sk)),
    searchRows,
    counted: async () => (await table.items()).filter(({ pk }) => pk === 'THROTTLE'),
    failOn: (action: AwsAction, error = new Error('AWS timed out.'), after = 0, partition?: string) => {
      failure = { action, error, after, partition };
    },
    recover: () => {
      failure = undefined;
    },
    forget: () => {
      uses.length = 0;
      documents.resetHistory();
      secretsManager.resetHistory();
      cloudFront.resetHistory();
      mailer.resetHistory();
      bucket.resetHistory();
    },
  };
}

function knownCommand(command: object): [Action, Command] {
  const [action] = Object.entries(actions).find(([, known]) => command instanceof known) ?? [];
  if (!action) throw new Error(`The table doesn't support ${command.constructor.name}.`);
  return [action as Action, command as Command];
}

interface CommandInput {
  Key?: { pk: string };
  Item?: { pk: string };
  IndexName?: string;
  ExpressionAttributeValues?: Record<string, string>;
}

const targetOf = ({ Key, Item, IndexName, ExpressionAttributeValues }: CommandInput) => ({
  index: IndexName,
  partition: (Key ?? Item)?.pk ?? ExpressionAttributeValues?.[':partition'],
});

const accessDenied = (lambda: string, use: object) => {
  const message = `${lambda} is not granted ${JSON.stringify(use)} in infra/lambdas.ts.`;
  console.error(message);
  return Object.assign(new Error(message), { name: 'AccessDeniedException' });
};
