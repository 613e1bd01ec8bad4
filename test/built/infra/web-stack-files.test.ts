import { byContent } from '#infra/aws/web/by-content.ts';
import { readManifest } from '#infra/edge/manifest.ts';
import { objectGroups } from '#infra/edge/objects.ts';
import { bucketOf } from './bucket.ts';
import { resources, templates } from './templates.ts';

const { web } = templates();
const manifest = readManifest();
const { release } = manifest;
const buckets = resources(web, 'AWS::S3::Bucket');
const site = buckets.find(({ Properties }) => Properties.VersioningConfiguration);

describe('a bucket', () => {
  it.each(buckets)('$id is private, encrypted and reachable only over TLS', ({ id, Properties }) => {
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(Properties.BucketEncryption).toBeDefined();
    expect(Properties).not.toHaveProperty('WebsiteConfiguration');
    expect(Properties).not.toHaveProperty('AccessControl');
    expect(statementsOn(id)).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 's3:*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  });

  it('of the site can be read only by the account’s distributions and written only by the upload', () => {
    const [role] = resources(web, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('UploadRole'));
    const arn = { 'Fn::GetAtt': [site?.id, 'Arn'] };
    const files = { 'Fn::Join': ['', [arn, '/*']] };
    const distributions = {
      Effect: 'Allow',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: {
        ArnLike: {
          'aws:SourceArn': {
            'Fn::Join': [
              '',
              [
                'arn:',
                { Ref: 'AWS::Partition' },
                ':cloudfront::',
                { Ref: 'AWS::AccountId' },
                ':distribution/*',
              ],
            ],
          },
        },
      },
    };
    expect(statementsOn(site?.id).filter(({ Effect }) => Effect === 'Allow')).toEqual([
      {
        Effect: 'Allow',
        Principal: { AWS: { 'Fn::GetAtt': [role?.id, 'Arn'] } },
        Action: 's3:PutObject',
        Resource: files,
      },
      { ...distributions, Action: 's3:GetObject', Resource: files },
      { ...distributions, Action: 's3:ListBucket', Resource: arn },
    ]);
  });
});

describe('a deployment', () => {
  const uploads = resources(web, 'Custom::CDKBucketDeployment');

  it('uploads each group of files with its headers and prefix, and deletes none', () => {
    const made = uploads.map(({ Properties }) => ({
      include: Properties.Include ?? ['*'],
      cacheControl: Properties.SystemMetadata['cache-control'],
      metadata: Properties.UserMetadata,
      isPage: Properties.DestinationBucketKeyPrefix === release.slice(1),
    }));
    expect(made).toHaveLength(objectGroups(manifest).length);
    expect(made).toEqual(expect.arrayContaining([...objectGroups(manifest)]));
    expect(uploads.map(({ Properties }) => Properties.Prune)).toEqual(uploads.map(() => false));
  });

  const standIns = [
    ...['index.html', 'courses.html', 'courses/_.html', 'course/_.html'],
    ...['certifications.html', 'certifications/pmp.html', 'certifications/_.html'],
    ...['services.html', 'resume.html', 'reviews/_.html'],
    ...['interview-questions.html', 'interview-questions/_.html', 'interview-question/_.html'],
    ...['about.html', 'sitemap.xml', 'sitemap-pages.xml', 'sitemap-questions-_'],
  ];

  it('uploads each file in its own group, or again after the others', () => {
    expect(uploads.map(({ Properties }) => [Properties.Exclude, Properties.Include])).toEqual([
      [['404.html', ...standIns, '*.html', 'assets/*'], undefined],
      [['*'], ['assets/*']],
      [['*'], ['*.html']],
      [['*'], standIns],
      [['*'], ['404.html']],
    ]);
  });

  it('lets no one cache the fallback of a rendered page', () => {
    const bucket = bucketOf(web);
    for (const file of standIns)
      expect(bucket.get(`${release.slice(1)}/${file}`)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store', 'x-amz-meta-status': '503' },
      });
  });

  it('waits until the bucket allows the upload', () => {
    const [policy] = resources(web, 'AWS::S3::BucketPolicy').filter(
      ({ Properties }) => Properties.Bucket.Ref === site?.id,
    );
    expect(uploads[0]?.DependsOn).toContain(policy?.id);
  });

  // CloudFormation waits for a new role to take effect everywhere, but not for a changed one.
  it('has its own role, which can read only this build’s files', () => {
    const [role] = resources(web, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('UploadRole'));
    const [key] = uploads[0]?.Properties.SourceObjectKeys ?? [];
    expect(JSON.stringify(role?.Properties.Policies)).toContain(`/${key}"`);
    expect(role?.id).toContain(byContent('Role', key).replace('-', ''));
  });

  it('uploads assets before pages, and has no cache to invalidate', () => {
    for (const [index, upload] of uploads.entries()) {
      if (index > 0) expect(upload.DependsOn).toContain(uploads[index - 1]?.id);
    }
    expect(uploads.filter(({ Properties }) => Properties.DistributionPaths)).toEqual([]);
  });
});

describe('a throw-away stage', () => {
  it('deletes its files with it', () => {
    const { web } = templates({ throwaway: 'true' });
    expect(resources(web, 'AWS::S3::Bucket').map(({ DeletionPolicy }) => DeletionPolicy)).toEqual([
      'Delete',
      'Delete',
    ]);
    expect(resources(web, 'Custom::S3AutoDeleteObjects')).toHaveLength(2);
    expect(buckets.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(['Retain', 'Retain']);
  });
});

function statementsOn(bucket: string | undefined): Record<string, unknown>[] {
  const policy = resources(web, 'AWS::S3::BucketPolicy').find(
    ({ Properties }) => Properties.Bucket.Ref === bucket,
  );
  return policy?.Properties.PolicyDocument.Statement ?? [];
}
