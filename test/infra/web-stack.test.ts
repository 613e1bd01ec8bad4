import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { headersPolicies } from '#infra/aws/web/headers-policies.ts';
import { cachedPaths } from '#infra/edge/cached-paths.ts';
import { edgeFunctions } from '#infra/edge/functions.ts';
import { readManifest } from '#infra/edge/manifest.ts';
import { releaseOf } from '#infra/edge/release.ts';
import { operations } from '#shared/api/contract.ts';
import { distributionOf, type Origin } from './distribution.ts';
import { type Resource, resources, templates } from './templates.ts';
import { fits } from './wildcards.ts';

const { web } = templates();
const manifest = readManifest();
const { behaviors, behaviorOf, cacheOf, codeOf, config, originOf } = distributionOf(web);

describe('the distribution', () => {
  const edge = edgeFunctions(manifest);

  it('speaks HTTP/2 and HTTP/3', () => {
    expect(config.HttpVersion).toBe('http2and3');
  });

  it('leaves every status as it is: a refusal of the API never becomes a page', () => {
    expect(config).not.toHaveProperty('CustomErrorResponses');
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
      '/resume',
      '*',
    ]);
  });

  it.each([...cachedPaths])(
    'keeps what the API lets it keep of %s, for visitors and the owner apart',
    (path) => {
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
    },
  );

  it('has a path for each call that the contract marks cached, and keeps apart the others that fit one', () => {
    const fitsOne = (route: string) =>
      cachedPaths.some((pattern) => fits(pattern, `/api${route.split(' ')[1]}`));
    const marked = operations.filter(({ endpoint }) => endpoint.cached).map(({ endpoint }) => endpoint.route);
    expect(marked.filter((route) => !fitsOne(route))).toEqual([]);
    const reads = operations
      .map(({ endpoint }) => endpoint.route)
      .filter((route) => route.startsWith('GET '));
    expect(reads.filter(fitsOne).toSorted()).toEqual(marked.toSorted());
  });

  it('asks the API each time about the rest, by every method, and says who calls', () => {
    const calls = behaviorOf('/api/*');
    expect(calls).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      // AWS's own names for these policies: CachingDisabled, AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(codeOf(calls)).toEqual({ 'viewer-request': edge['api-request'] });
    const origin = originOf(calls);
    expect(origin).toMatchObject({ CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } });
    // The stage's name is in the path already, and a path here would be put before it.
    expect(origin).not.toHaveProperty('OriginPath');
  });

  it('shows the API the origin secret, and S3 nothing', () => {
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

  it.each(['*', '/resume'])('serves %s from the bucket through both functions of the site', (path) => {
    const pages = behaviorOf(path);
    expect(codeOf(pages)).toEqual({
      'viewer-request': edge['site-request'],
      'viewer-response': edge['site-response'],
    });
    expect(pages).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    expect(originOf(pages)).toMatchObject({
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
  });
});

describe('a new build of the site', () => {
  // The parts that CloudFront swaps in one go: the pages' addresses in the bucket, and the policies that fit.
  const parts = (style: string) => {
    const manifestWith = { ...manifest, styleHashes: [style], release: `/pages/${style.slice(7, 15)}` };
    const stack = new Stack(new App(), 'Web');
    headersPolicies(stack, manifestWith);
    return {
      policies: Object.keys(
        Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
      ),
      code: edgeFunctions(manifestWith)['site-request'],
    };
  };

  it('gets functions and policies of its own, so that no page is served under the policy of another', () => {
    const before = parts('sha256-before00');
    const after = parts('sha256-after000');
    expect(after.policies.filter((id) => before.policies.includes(id)).map((id) => id.slice(0, 6))).toEqual([
      'apihea',
      'assets',
    ]);
    expect(after.code).not.toBe(before.code);
    const requests = resources(web, 'AWS::CloudFront::Function').map(({ Properties }) => Properties.Name);
    expect(requests.every((name) => /-[0-9a-f]{8}$/.test(name))).toBe(true);
    expect(new Set(requests).size).toBe(3);
  });

  it('is all in the bucket before the distribution leads to it', () => {
    const [distribution] = resources(web, 'AWS::CloudFront::Distribution');
    const uploads = resources(web, 'Custom::CDKBucketDeployment').map(({ id }) => id);
    expect(distribution?.DependsOn).toEqual(expect.arrayContaining(uploads));
  });

  it('is found by the same name for the same pages', () => {
    expect(releaseOf('dist/site')).toBe(manifest.release);
    expect(manifest.release).toMatch(/^\/pages\/[0-9a-f]{8}$/);
  });
});

describe("the site's own domain", () => {
  it('is taken with its certificate', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b';
    const { web } = templates({ domainName: 'www.example.in', certificateArn });
    const [own] = resources(web, 'AWS::CloudFront::Distribution');
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
  it('stands nowhere unless it is asked for, as it costs', () => {
    expect(resources(templates().firewall, 'AWS::WAFv2::WebACL')).toEqual([]);
    expect(config).not.toHaveProperty('WebACLId');
  });

  it('lets through what the API takes: a list of 64 KB, and a question about a tag', () => {
    const [acl] = resources(templates({ waf: 'true' }).firewall, 'AWS::WAFv2::WebACL');
    const common = acl?.Properties.Rules.find(({ Name }: { Name: string }) => /Common/.test(Name));
    expect(common.Statement.ManagedRuleGroupStatement.RuleActionOverrides).toEqual([
      { Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } },
      { Name: 'CrossSiteScripting_BODY', ActionToUse: { Count: {} } },
    ]);
  });

  it('blocks an address that writes 120 times a minute, far above what the API counts, but never Razorpay', () => {
    const [acl] = resources(templates({ waf: 'true' }).firewall, 'AWS::WAFv2::WebACL');
    const rule = acl?.Properties.Rules.find(({ Name }: { Name: string }) => Name === 'writes');
    const { RateBasedStatement } = rule.Statement;
    expect(rule.Action).toEqual({ Block: {} });
    expect(RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP', Limit: 120, EvaluationWindowSec: 60 });
    const words = RateBasedStatement.ScopeDownStatement.AndStatement.Statements.map(
      ({ ByteMatchStatement, NotStatement }: Record<string, Resource['Properties']>) => {
        const { FieldToMatch, SearchString } =
          ByteMatchStatement ?? NotStatement.Statement.ByteMatchStatement;
        return [NotStatement ? 'not' : 'is', Object.keys(FieldToMatch)[0], SearchString].join(' ');
      },
    );
    expect(words).toEqual([
      'is UriPath /api/',
      'not Method GET',
      'not Method HEAD',
      'not UriPath /api/webhooks/razorpay',
      'not UriPath /api/payments/return',
    ]);
  });

  it('stands in front of the distribution, by the name that its stack gives it', () => {
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
