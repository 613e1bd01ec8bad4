import { inLambdaStacks, resources, type Template, templates } from './templates.ts';

const { data } = templates();

describe('the table', () => {
  const [table, ...others] = resources(data, 'AWS::DynamoDB::GlobalTable');

  it('is the only one, with on-demand billing', () => {
    expect(others).toEqual([]);
    expect(table?.Properties.BillingMode).toBe('PAY_PER_REQUEST');
  });

  it('has the stores’ keys, and projects whole items into every index except the one for due entries', () => {
    const keySchema = (partition: string, sort: string) => [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ];
    const whole = { ProjectionType: 'ALL' };
    expect(table?.Properties).toMatchObject({
      KeySchema: keySchema('pk', 'sk'),
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi1', KeySchema: keySchema('gsi1pk', 'gsi1sk'), Projection: whole },
        { IndexName: 'gsi2', KeySchema: keySchema('gsi2pk', 'gsi2sk'), Projection: whole },
        { IndexName: 'gsi3', KeySchema: keySchema('gsi3pk', 'gsi3sk'), Projection: whole },
        { IndexName: 'gsi4', KeySchema: keySchema('gsi4pk', 'gsi4sk'), Projection: whole },
        {
          IndexName: 'gsi5',
          KeySchema: keySchema('gsi5pk', 'gsi5sk'),
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['dueThing'] },
        },
      ],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  it('has point-in-time recovery, and survives accidental deletion and its stack', () => {
    expect(table?.Properties.Replicas).toEqual([
      expect.objectContaining({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
      }),
    ]);
    expect(table).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });
});

describe('a restored table', () => {
  const restored = templates({ restoredTable: 'careers-restored' });

  it('is used by every Lambda, in its name and its permissions', () => {
    const lambdas = inLambdaStacks(restored, 'AWS::Lambda::Function').filter(
      ({ Properties }) => 'TABLE_NAME' in (Properties.Environment?.Variables ?? {}),
    );
    expect(lambdas.length).toBeGreaterThan(100);
    for (const { Properties } of lambdas)
      expect(Properties.Environment.Variables.TABLE_NAME).toBe('careers-restored');
    const rights = JSON.stringify(inLambdaStacks(restored, 'AWS::IAM::Role'));
    expect(rights).toContain(':table/careers-restored"');
    expect(rights).toContain(':table/careers-restored/index/gsi1"');
    expect(rights).not.toMatch(/ImportValue[^}]*Table/);
  });

  it('keeps the stack’s own table and the exports that the API still imports', () => {
    const tables = (template: Template) => resources(template, 'AWS::DynamoDB::GlobalTable');
    expect(tables(restored.data)).toEqual(tables(data));
    const exportsOf = (template: Template) =>
      Object.values(template.Outputs ?? {}).filter(({ Export }) => Export);
    expect(exportsOf(restored.data)).toEqual(exportsOf(data));
    expect(JSON.stringify(exportsOf(restored.data))).toContain('Table');
  });
});

describe('the secrets', () => {
  const secrets = resources(data, 'AWS::SecretsManager::Secret');

  it('are four, have no value in the template, and survive their stack unless its creation fails', () => {
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) {
      expect(secret.Properties).not.toHaveProperty('SecretString');
      expect(secret).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
    }
  });

  it('give the owner a generated password of 32 characters', () => {
    expect(secrets[0]?.Properties.GenerateSecretString).toEqual({
      PasswordLength: 32,
      ExcludePunctuation: true,
    });
  });

  it('have a placeholder for Razorpay’s key, in the format that the Lambdas read', () => {
    const { SecretStringTemplate, GenerateStringKey } = secrets[1]?.Properties.GenerateSecretString ?? {};
    expect(Object.keys(JSON.parse(SecretStringTemplate)).concat(GenerateStringKey)).toEqual([
      'keyId',
      'keySecret',
    ]);
  });

  it('generate the key for links', () => {
    expect(secrets[2]?.Properties.GenerateSecretString).toEqual({
      SecretStringTemplate: '{}',
      GenerateStringKey: 'current',
      PasswordLength: 48,
      ExcludePunctuation: true,
    });
  });

  it('generate the first origin secret', () => {
    expect(secrets[3]?.Properties.GenerateSecretString).toEqual({
      SecretStringTemplate: '{}',
      GenerateStringKey: 'v1',
      PasswordLength: 48,
      ExcludePunctuation: true,
    });
  });
});

describe('the buckets of files and portraits', () => {
  const buckets = resources(data, 'AWS::S3::Bucket');
  const logs = buckets.find(({ id }) => id.startsWith('FilesLogs'));
  const media = buckets.find(({ id }) => id.startsWith('Media'));
  const [files, ...others] = buckets.filter((bucket) => bucket !== logs && bucket !== media);
  const policyOf = (bucket = '') =>
    resources(data, 'AWS::S3::BucketPolicy').find(({ Properties }) => Properties.Bucket.Ref === bucket);

  it('are private, need TLS and are encrypted, as is the bucket of their logs', () => {
    expect(others).toEqual([]);
    for (const bucket of [files, media, logs]) {
      expect(bucket?.Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      });
      const [statement] = policyOf(bucket?.id)?.Properties.PolicyDocument.Statement ?? [];
      expect(statement).toMatchObject({
        Effect: 'Deny',
        Action: 's3:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      });
    }
  });

  it('keep portraits until they’re deleted, without versions, and let only CloudFront read them', () => {
    expect(media?.Properties).not.toHaveProperty('LifecycleConfiguration');
    expect(media?.Properties).not.toHaveProperty('VersioningConfiguration');
    const [, ...reading] = policyOf(media?.id)?.Properties.PolicyDocument.Statement ?? [];
    expect(reading.map(({ Action }: { Action: string }) => Action)).toEqual([
      's3:GetObject',
      's3:ListBucket',
    ]);
    for (const statement of reading)
      expect(statement).toMatchObject({
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: { ArnLike: { 'aws:SourceArn': expect.anything() } },
      });
  });

  it('delete a file after 400 days and keep no version of a deleted one', () => {
    expect(files?.Properties.LifecycleConfiguration.Rules).toEqual([
      {
        ExpirationInDays: 400,
        Status: 'Enabled',
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      },
    ]);
    expect(files?.Properties).not.toHaveProperty('VersioningConfiguration');
  });

  it('log access for 30 days', () => {
    expect(media?.Properties.LoggingConfiguration).toEqual({
      DestinationBucketName: { Ref: logs?.id },
      LogFilePrefix: 'media/',
    });
    expect(files?.Properties.LoggingConfiguration).toEqual({
      DestinationBucketName: { Ref: logs?.id },
      LogFilePrefix: 'files/',
    });
    expect(logs?.Properties.LifecycleConfiguration.Rules).toEqual([
      { ExpirationInDays: 30, Status: 'Enabled' },
    ]);
  });

  it('survive their stack', () => {
    for (const bucket of [files, media, logs])
      expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });
});

describe('a throw-away stage', () => {
  it('keeps nothing after deletion', () => {
    const { data } = templates({ throwaway: 'true' });
    const [table] = resources(data, 'AWS::DynamoDB::GlobalTable');
    expect(table?.Properties.Replicas).toEqual([
      expect.objectContaining({ DeletionProtectionEnabled: false }),
    ]);
    const kinds = ['AWS::SecretsManager::Secret', 'AWS::S3::Bucket'];
    const all = [table, ...kinds.flatMap((kind) => resources(data, kind))];
    expect(all.map((one) => one?.DeletionPolicy)).toEqual(Array(8).fill('Delete'));
  });
});
