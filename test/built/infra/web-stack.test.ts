import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { headersPolicies } from '#infra/aws/web/headers-policies.ts';
import { edgeFunctions } from '#infra/edge/functions.ts';
import { edgeHeaders } from '#infra/edge/headers.ts';
import { readManifest } from '#infra/edge/manifest.ts';
import { cachedPaths } from '#infra/edge/path-families.ts';
import { releaseOf } from '#infra/edge/release.ts';
import { operations } from '#shared/api/contract.ts';
import * as attemptLimits from '#shared/domain/limits/attempts.ts';
import { renderedPages } from '#shared/pages.ts';
import { fits } from '../../infra/wildcards.ts';
import { distributionOf, type Origin } from './distribution.ts';
import { type Options, type Resource, resources, templates, withMail } from './templates.ts';

const { web } = templates();
const manifest = readManifest();
const { behaviors, behaviorOf, cacheOf, codeOf, config, groupOf, originOf } = distributionOf(web);

const renderedPaths = [
  '/resume',
  '/pay',
  '/courses',
  '/courses/*',
  '/course/*',
  '/certifications',
  '/certifications/*',
  '/services',
  '/reviews/*',
  '/interview-questions',
  '/interview-questions/*',
  '/interview-question/*',
  '/about',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-questions-*',
];

describe('the distribution', () => {
  const edge = edgeFunctions(manifest);

  it('supports HTTP/2 and HTTP/3', () => {
    expect(config.HttpVersion).toBe('http2and3');
  });

  it('caches no errors and changes no status', () => {
    expect(config.CustomErrorResponses).toEqual(
      [404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('logs requests without their cookies', () => {
    expect(config.Logging).toBeDefined();
    expect(config.Logging.IncludeCookies ?? false).toBe(false);
  });

  it('has these paths, in this order', () => {
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      ...cachedPaths,
      '/api/*',
      '/assets/*',
      '/portraits/*',
      ...renderedPaths,
      '/?*',
      '*',
    ]);
  });

  it.each([...cachedPaths])('caches %s as the API allows, separately for visitors and the owner', (path) => {
    const behavior = behaviorOf(path);
    const { CachePolicyId } = behavior;
    expect(behavior).toEqual({ ...behaviorOf('/api/*'), PathPattern: path, CachePolicyId });
    expect(cacheOf(behavior)).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['__Host-admin'] },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    });
  });

  it('caches nothing by the buyer’s cookie, because only uncached API calls send it', () => {
    const policies = resources(web, 'AWS::CloudFront::CachePolicy').map(({ Properties }) => Properties);
    const keyed = policies.map(
      ({ CachePolicyConfig }) => CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.CookiesConfig,
    );
    expect(keyed.map(({ CookieBehavior }) => CookieBehavior)).not.toContain('all');
    expect(new Set(keyed.flatMap(({ Cookies = [] }) => Cookies))).toEqual(new Set(['__Host-admin']));
    const routes = operations.filter(({ endpoint }) => endpoint.auth === 'buyer');
    for (const { endpoint } of routes) {
      const path = `/api${endpoint.route.split(' ')[1]}`;
      expect(behaviorOf(path)).toEqual(behaviorOf('/api/*'));
    }
  });

  it('has a path for each call the contract marks as cached, and for no other read', () => {
    const fitsOne = (route: string) =>
      cachedPaths.some((pattern) => fits(pattern, `/api${route.split(' ')[1]}`));
    const marked = operations.filter(({ endpoint }) => endpoint.cached).map(({ endpoint }) => endpoint.route);
    expect(marked.filter((route) => !fitsOne(route))).toEqual([]);
    const reads = operations
      .map(({ endpoint }) => endpoint.route)
      .filter((route) => route.startsWith('GET '));
    expect(reads.filter(fitsOne).toSorted()).toEqual(marked.toSorted());
  });

  it('forwards all other API calls uncached, with every method and the viewer’s headers', () => {
    const calls = behaviorOf('/api/*');
    expect(calls).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      // These are the managed policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(codeOf(calls)).toEqual({ 'viewer-request': edge['api-request'] });
    const origin = originOf(calls);
    expect(origin).toMatchObject({ CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } });
    // The path already contains the stage's name.
    expect(origin).not.toHaveProperty('OriginPath');
  });

  it('sends the origin secret to the API and not to S3', () => {
    const shown = config.Origins.flatMap((origin: Origin) => origin.OriginCustomHeaders ?? []);
    expect(shown).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: {
          'Fn::Join': [
            '',
            [
              '{{resolve:secretsmanager:',
              { 'Fn::ImportValue': expect.stringContaining('OriginSecret') },
              ':SecretString:v1::}}',
            ],
          ],
        },
      },
    ]);
  });

  const both = { 'viewer-request': edge['site-request'], 'viewer-response': edge['site-response'] };

  it('serves portraits from their own bucket, unchanged and as the bucket says', () => {
    const portraits = behaviorOf('/portraits/*');
    expect(codeOf(portraits)).toEqual({});
    expect(portraits).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
    expect(portraits.CachePolicyId).toEqual(behaviorOf('/assets/*').CachePolicyId);
    expect(portraits.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    expect(originOf(portraits)).toMatchObject({
      DomainName: { 'Fn::ImportValue': expect.stringContaining('Media') },
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
    const table = edgeHeaders(manifest);
    expect(table.portraits).toEqual(table.assets);
    expect(table.portraits.always).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it.each(['/contact'])('serves %s from the bucket through both of the site’s functions', (path) => {
    const pages = behaviorOf(path);
    expect(codeOf(pages)).toEqual(both);
    expect(pages).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    expect(originOf(pages)).toMatchObject({
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
  });
});

describe('a page rendered on request', () => {
  const paths = Object.keys(renderedPages).map((page) => page.replace(/\{\w+\}/, '42'));
  const edge = edgeFunctions(manifest);
  const [alias] = resources(web, 'AWS::Lambda::Alias');
  const [url] = resources(web, 'AWS::Lambda::Url');
  const permissions = resources(web, 'AWS::Lambda::Permission').filter(
    ({ Properties }) => Properties.Principal === 'cloudfront.amazonaws.com',
  );

  it.each(paths)('%s comes from renderPage, and from the bucket if that fails', (path) => {
    const behavior = behaviorOf(path);
    expect(codeOf(behavior)).toEqual({
      'viewer-request': edge['site-request'],
      'viewer-response': edge['site-response'],
    });
    expect(behavior).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    expect(behavior).not.toHaveProperty('OriginRequestPolicyId');
    expect(behavior.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    const { statuses, origins: [renderer, bucket] = [] } = groupOf(behavior) ?? {};
    expect(statuses).toEqual([403, 500, 502, 504]);
    expect(renderer).toMatchObject({
      DomainName: {
        'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': [url?.id, 'FunctionUrl'] }] }],
      },
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
      OriginAccessControlId: { 'Fn::GetAtt': [expect.stringContaining('Renderer'), 'Id'] },
    });
    expect(bucket).toEqual(originOf(behaviorOf('/contact')));
  });

  it('is cached for as long as renderPage says, by its path only', () => {
    const policies = paths.map((path) => cacheOf(behaviorOf(path)));
    for (const policy of policies)
      expect(policy).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 365 * 24 * 60 * 60,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['path'] },
        },
      });
  });

  it('is rendered only for CloudFront, with signed requests', () => {
    expect(resources(web, 'AWS::Lambda::Url')).toHaveLength(1);
    expect(url?.Properties).toMatchObject({ AuthType: 'AWS_IAM', Qualifier: alias?.Properties.Name });
    const controls = resources(web, 'AWS::CloudFront::OriginAccessControl').map(
      ({ Properties }) => Properties.OriginAccessControlConfig,
    );
    expect(controls).toContainEqual(
      expect.objectContaining({
        OriginAccessControlOriginType: 'lambda',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      }),
    );
    expect(permissions.map(({ Properties }) => Properties)).toEqual(
      [
        { Action: 'lambda:InvokeFunctionUrl', FunctionUrlAuthType: 'AWS_IAM' },
        { Action: 'lambda:InvokeFunction', InvokedViaFunctionUrl: true },
      ].map((right) => ({
        ...right,
        FunctionName: { Ref: alias?.id },
        Principal: 'cloudfront.amazonaws.com',
        SourceArn: expect.objectContaining({ 'Fn::Join': expect.anything() }),
      })),
    );
    for (const { Properties } of permissions)
      expect(JSON.stringify(Properties.SourceArn)).toMatch(
        /:cloudfront::.*AWS::AccountId.*:distribution\/\*/,
      );
  });

  it('is rendered with a full vCPU, and by a new version in each release', () => {
    const [lambda] = resources(web, 'AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.Description === 'functions/pages/handlers/render-page.ts',
    );
    expect(lambda?.Properties).toMatchObject({
      MemorySize: 1769,
      Runtime: 'nodejs24.x',
      Environment: { Variables: { OPERATION: 'renderPage', RELEASE: manifest.release } },
    });
    const [version] = resources(web, 'AWS::Lambda::Version');
    expect(version?.Properties.FunctionName).toEqual({ Ref: lambda?.id });
    expect(alias?.Properties.FunctionVersion).toEqual({ 'Fn::GetAtt': [version?.id, 'Version'] });
  });

  it('is rendered by the new build only after its files are uploaded, and requested only after that', () => {
    const uploads = resources(web, 'Custom::CDKBucketDeployment').map(({ id }) => id);
    const [distribution] = resources(web, 'AWS::CloudFront::Distribution');
    expect(alias?.DependsOn).toEqual(expect.arrayContaining(uploads));
    expect(distribution?.DependsOn).toEqual(
      expect.arrayContaining([...[alias, url, ...permissions].map((each) => each?.id)]),
    );
  });

  it('is invalidated with each release, including a rollback', () => {
    const [invalidation, ...others] = resources(web, 'Custom::AWS');
    expect(others).toEqual([]);
    const { Create, Update, Delete } = invalidation?.Properties ?? {};
    expect(Update).toEqual(Create);
    expect(Delete).toBeUndefined();
    const [version] = resources(web, 'AWS::Lambda::Version');
    const call = JSON.parse(
      Create['Fn::Join'][1]
        .map((part: unknown) =>
          typeof part === 'string'
            ? part
            : JSON.stringify(part)
                .replace(/[^\w.]+/g, ' ')
                .trim(),
        )
        .join(''),
    );
    expect(call).toMatchObject({ service: 'CloudFront', action: 'CreateInvalidation' });
    expect(call.parameters.DistributionId).toMatch(/^Ref Distribution/);
    const { CallerReference, Paths } = call.parameters.InvalidationBatch;
    expect(CallerReference).toContain(version?.id);
    expect(Paths.Items).toEqual([`${manifest.release}/*`, ...renderedPaths, '/']);
    expect(Paths.Quantity).toBe(Paths.Items.length);
  });
});

describe('a new build of the site', () => {
  const parts = (style: string) => {
    const hashes = Object.fromEntries(
      Object.keys(manifest.hashes).map((file) => [file, { styles: [style], scripts: [] }]),
    );
    const manifestWith = { ...manifest, hashes, release: `/pages/${style.slice(7, 15)}` };
    const stack = new Stack(new App(), 'Web');
    headersPolicies(stack, manifestWith);
    return {
      policies: Object.keys(
        Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
      ),
      code: edgeFunctions(manifestWith)['site-request'],
    };
  };

  it('gets its own functions and policies, so that no page is served under another build’s policy', () => {
    const before = parts('sha256-before00');
    const after = parts('sha256-after000');
    expect(after.policies.filter((id) => before.policies.includes(id)).map((id) => id.slice(0, 6))).toEqual([
      'apihea',
      'assets',
      'portra',
    ]);
    expect(after.code).not.toBe(before.code);
    const requests = resources(web, 'AWS::CloudFront::Function').map(({ Properties }) => Properties.Name);
    expect(requests.every((name) => /-[0-9a-f]{8}$/.test(name))).toBe(true);
    expect(new Set(requests).size).toBe(3);
  });

  it('is fully uploaded before the distribution uses it', () => {
    const [distribution] = resources(web, 'AWS::CloudFront::Distribution');
    const uploads = resources(web, 'Custom::CDKBucketDeployment').map(({ id }) => id);
    expect(distribution?.DependsOn).toEqual(expect.arrayContaining(uploads));
  });

  it('has the same release name for the same pages', () => {
    expect(releaseOf('dist/site', 'dist/renderer')).toBe(manifest.release);
    expect(manifest.release).toMatch(/^\/pages\/[0-9a-f]{8}$/);
  });

  it('has a new release name if the renderer changes', () => {
    const renderer = mkdtempSync(join(tmpdir(), 'renderer-'));
    try {
      writeFileSync(join(renderer, 'render.js'), '// another');
      expect(releaseOf('dist/site', renderer)).not.toBe(manifest.release);
    } finally {
      rmSync(renderer, { recursive: true });
    }
  });
});

describe('the site’s own domain', () => {
  it('is used with its certificate', () => {
    const { certificateArn } = withMail;
    const [own] = resources(templates(withMail).web, 'AWS::CloudFront::Distribution');
    expect(own?.Properties.DistributionConfig).toMatchObject({
      Aliases: ['www.example.in'],
      ViewerCertificate: {
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
  });
});

describe('the firewall', () => {
  const aclsOf = (options: Options) => resources(templates(options).firewall, 'AWS::WAFv2::WebACL');

  it('protects a permanent site with its own domain, and no other unless asked, because it costs money', () => {
    expect(aclsOf(withMail)).toHaveLength(1);
    expect(aclsOf({ throwaway: 'true' })).toEqual([]);
    expect(aclsOf({})).toEqual([]);
    expect(config).not.toHaveProperty('WebACLId');
    expect(aclsOf({ waf: 'true' })).toHaveLength(1);
  });

  describe('limits by IP address', () => {
    const [acl] = aclsOf({ waf: 'true' });
    const rules: Resource['Properties'][] = acl?.Properties.Rules;

    const counting = (method: string, path: string) =>
      rules
        .filter(({ Statement }) => holds(Statement.RateBasedStatement.ScopeDownStatement, { method, path }))
        .map(({ Name }) => Name);

    it('with these rules and nothing else', () => {
      expect(
        rules.map(({ Name, Action, Statement: { RateBasedStatement } }) => {
          const { AggregateKeyType, Limit, EvaluationWindowSec } = RateBasedStatement;
          return [Name, Object.keys(Action)[0], AggregateKeyType, Limit, EvaluationWindowSec];
        }),
      ).toEqual([
        ['everything', 'Block', 'IP', 3000, 300],
        ['writes', 'Block', 'IP', 120, 60],
        ['webhooks', 'Block', 'IP', 1200, 60],
      ]);
    });

    it('writes and sign-ins more strictly than reads, and Razorpay’s webhooks separately', () => {
      for (const { endpoint } of operations) {
        const [method = '', path = ''] = endpoint.route.split(' ');
        const expected =
          endpoint.raw && endpoint.auth === 'public'
            ? ['webhooks']
            : method === 'GET'
              ? ['everything']
              : ['everything', 'writes'];
        expect([endpoint.route, counting(method, `/api${path}`)]).toEqual([endpoint.route, expected]);
      }
      for (const path of ['/', '/resume', '/assets/a.js'])
        expect(counting('GET', path)).toEqual(['everything']);
      expect(counting('POST', '/api/webhooks/razorpay/')).toEqual(['everything', 'writes']);
    });

    it('with at least twice the API’s own limits', () => {
      const most = Math.max(
        ...Object.values(attemptLimits).map((limit) =>
          'most' in limit ? (limit.most * 60) / limit.seconds : 0,
        ),
      );
      for (const { Statement } of rules) {
        const { Limit, EvaluationWindowSec } = Statement.RateBasedStatement;
        expect((Limit * 60) / EvaluationWindowSec).toBeGreaterThanOrEqual(2 * most);
      }
    });

    const holds = (
      statement: Resource['Properties'],
      request: Record<'method' | 'path', string>,
    ): boolean => {
      const { AndStatement, OrStatement, NotStatement, ByteMatchStatement } = statement;
      const each = (one: Resource['Properties']) => holds(one, request);
      if (AndStatement) return AndStatement.Statements.every(each);
      if (OrStatement) return OrStatement.Statements.some(each);
      if (NotStatement) return !each(NotStatement.Statement);
      expect(ByteMatchStatement.PositionalConstraint).toBe('EXACTLY');
      const field = 'Method' in ByteMatchStatement.FieldToMatch ? request.method : request.path;
      return ByteMatchStatement.SearchString === field;
    };
  });

  it('is attached to the distribution by its stack’s output', () => {
    const { firewall, web } = templates({ waf: 'true' });
    const [acl] = resources(firewall, 'AWS::WAFv2::WebACL');
    expect(acl?.Properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    expect(firewall.Outputs?.WebAclArn?.Value).toEqual({ 'Fn::GetAtt': [acl?.id, 'Arn'] });
    const [guarded] = resources(web, 'AWS::CloudFront::Distribution');
    expect(guarded?.Properties.DistributionConfig.WebACLId).toEqual({
      'Fn::GetStackOutput': {
        StackName: 'careers-prod-firewall',
        OutputName: 'WebAclArn',
        Region: 'us-east-1',
      },
    });
  });
});

describe('the header table', () => {
  // CloudFront allows at most 1,783 characters per policy and 20 policies per account.
  it('has at most six policies for this build, of at most 1,700 characters each', () => {
    const built = Object.values(edgeHeaders(manifest)).map(
      ({ always, byDefault }) => ({ ...always, ...byDefault })['content-security-policy'] ?? '',
    );
    expect(built.length).toBeLessThanOrEqual(6);
    expect(built.filter((policy) => policy.length > 1700)).toEqual([]);
  });
});
