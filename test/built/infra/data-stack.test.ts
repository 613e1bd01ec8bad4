import { resources, type Template, templates } from './templates.ts';

const { data } = templates();

describe('the table', () => {
  const [table, ...others] = resources(data, 'AWS::DynamoDB::GlobalTable');

  it('is one, paid by the request', () => {
    expect(others).toEqual([]);
    expect(table?.Properties.BillingMode).toBe('PAY_PER_REQUEST');
  });

  it('has the keys of the stores, and whole items in every index but that of what is due', () => {
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

  it('can be restored to any second, and is not deleted by accident or with its stack', () => {
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

  it('is the one that every Lambda reaches, by its name and in its rights', () => {
    const lambdas = resources(restored.api, 'AWS::Lambda::Function').filter(
      ({ Properties }) => 'TABLE_NAME' in (Properties.Environment?.Variables ?? {}),
    );
    expect(lambdas.length).toBeGreaterThan(20);
    for (const { Properties } of lambdas)
      expect(Properties.Environment.Variables.TABLE_NAME).toBe('careers-restored');
    const rights = JSON.stringify(resources(restored.api, 'AWS::IAM::Role'));
    expect(rights).toContain(':table/careers-restored"');
    expect(rights).toContain(':table/careers-restored/index/gsi1"');
    expect(rights).not.toMatch(/ImportValue[^}]*Table/);
  });

  it("leaves the stack's own where it is, and what the API imports of it until it is deployed", () => {
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

  it('are four, none with a value in the template, and stay when the stack goes that was made', () => {
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) {
      expect(secret.Properties).not.toHaveProperty('SecretString');
      expect(secret).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
    }
  });

  it('give the owner a password of 32 characters that AWS makes up', () => {
    expect(secrets[0]?.Properties.GenerateSecretString).toEqual({
      PasswordLength: 32,
      ExcludePunctuation: true,
    });
  });

  it("hold a place for Razorpay's key, in the shape that the Lambdas read", () => {
    const { SecretStringTemplate, GenerateStringKey } = secrets[1]?.Properties.GenerateSecretString ?? {};
    expect(Object.keys(JSON.parse(SecretStringTemplate)).concat(GenerateStringKey)).toEqual([
      'keyId',
      'keySecret',
    ]);
  });

  it('make up the key of links', () => {
    expect(secrets[2]?.Properties.GenerateSecretString).toEqual({
      SecretStringTemplate: '{}',
      GenerateStringKey: 'current',
      PasswordLength: 48,
      ExcludePunctuation: true,
    });
  });

  it('make up the first value of what CloudFront shows the API', () => {
    expect(secrets[3]?.Properties.GenerateSecretString).toEqual({
      SecretStringTemplate: '{}',
      GenerateStringKey: 'v1',
      PasswordLength: 48,
      ExcludePunctuation: true,
    });
  });
});

describe('the bucket of files', () => {
  const buckets = resources(data, 'AWS::S3::Bucket');
  const logs = buckets.find(({ id }) => id.startsWith('FilesLogs'));
  const [files, ...others] = buckets.filter((bucket) => bucket !== logs);
  const policyOf = (bucket = '') =>
    resources(data, 'AWS::S3::BucketPolicy').find(({ Properties }) => Properties.Bucket.Ref === bucket);

  it('is closed to the public and to calls without TLS, and encrypted; so is the one of its logs', () => {
    expect(others).toEqual([]);
    for (const bucket of [files, logs]) {
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

  it('forgets a file 400 days after it came, and has no version of one that is deleted', () => {
    expect(files?.Properties.LifecycleConfiguration.Rules).toEqual([
      {
        ExpirationInDays: 400,
        Status: 'Enabled',
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      },
    ]);
    expect(files?.Properties).not.toHaveProperty('VersioningConfiguration');
  });

  it('says who read it, for 30 days', () => {
    expect(files?.Properties.LoggingConfiguration).toEqual({
      DestinationBucketName: { Ref: logs?.id },
      LogFilePrefix: 'files/',
    });
    expect(logs?.Properties.LifecycleConfiguration.Rules).toEqual([
      { ExpirationInDays: 30, Status: 'Enabled' },
    ]);
  });

  it('stays when the stack goes', () => {
    for (const bucket of [files, logs])
      expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });
});

describe('a throw-away stage', () => {
  it('keeps nothing when it goes', () => {
    const { data } = templates({ throwaway: 'true' });
    const [table] = resources(data, 'AWS::DynamoDB::GlobalTable');
    expect(table?.Properties.Replicas).toEqual([
      expect.objectContaining({ DeletionProtectionEnabled: false }),
    ]);
    const kinds = ['AWS::SecretsManager::Secret', 'AWS::S3::Bucket'];
    const all = [table, ...kinds.flatMap((kind) => resources(data, kind))];
    expect(all.map((one) => one?.DeletionPolicy)).toEqual(Array(7).fill('Delete'));
  });
});
