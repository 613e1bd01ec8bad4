import { edgeFunctions } from '#infra/edge/functions.ts';
import { edgeHeaders } from '#infra/edge/headers.ts';
import { readManifest } from '#infra/edge/manifest.ts';
import { type Resource, referenced, resources, templates } from './templates.ts';

const { web } = templates();
const manifest = readManifest();
const config = resources(web, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;

describe('the distribution', () => {
  const origins = new Map<string, Record<string, unknown>>(
    config.Origins.map((origin: { Id: string }) => [origin.Id, origin]),
  );
  const behaviors: Record<string, Behavior> = Object.fromEntries(
    [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }].map((behavior) => [
      behavior.PathPattern,
      behavior,
    ]),
  );
  const codeOf = (behavior: Behavior | undefined) =>
    Object.fromEntries(
      (behavior?.FunctionAssociations ?? []).map(({ EventType, FunctionARN }) => [
        EventType,
        resources(web, 'AWS::CloudFront::Function').find(({ id }) => id === referenced(FunctionARN))
          ?.Properties.FunctionCode,
      ]),
    );
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
    expect(Object.keys(behaviors)).toEqual(['/api/*', '/assets/*', '/resume', '*']);
  });

  it('asks the API each time, by every method, and says who calls', () => {
    const calls = behaviors['/api/*'];
    expect(calls).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      // AWS's own names for these policies: CachingDisabled, AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(codeOf(calls)).toEqual({ 'viewer-request': edge['api-request'] });
    const origin = origins.get(calls?.TargetOriginId ?? '');
    expect(origin).toMatchObject({ CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } });
    // The stage's name is in the path already, and a path here would be put before it.
    expect(origin).not.toHaveProperty('OriginPath');
  });

  it('shows the API the origin secret, and S3 nothing', () => {
    const shown = [...origins.values()].map(({ OriginCustomHeaders }) => OriginCustomHeaders).filter(Boolean);
    expect(shown).toEqual([
      [
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
      ],
    ]);
  });

  it.each(['*', '/resume'])('serves %s from the bucket through both functions of the site', (path) => {
    const pages = behaviors[path];
    expect(codeOf(pages)).toEqual({
      'viewer-request': edge['site-request'],
      'viewer-response': edge['site-response'],
    });
    expect(pages).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    expect(origins.get(pages?.TargetOriginId ?? '')).toMatchObject({
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
  });

  it.each([
    ['/api/*', 'api'],
    ['/assets/*', 'assets'],
    ['/resume', 'resume'],
    ['*', 'site'],
  ] as const)('adds to %s the headers that the local edge adds to %s', (path, family) => {
    const policy = behaviors[path]?.ResponseHeadersPolicyId.Ref;
    const { Properties } =
      resources(web, 'AWS::CloudFront::ResponseHeadersPolicy').find(({ id }) => id === policy) ?? {};
    expect(sentBy(Properties.ResponseHeadersPolicyConfig)).toEqual(edgeHeaders(manifest)[family]);
  });
});

interface Behavior {
  TargetOriginId: string;
  ResponseHeadersPolicyId: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}

/** What CloudFront puts on an answer under a policy. */
function sentBy({
  SecurityHeadersConfig,
  CustomHeadersConfig,
}: Resource['Properties']): Record<string, string> {
  const { ContentSecurityPolicy, ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity, ...others } =
    SecurityHeadersConfig;
  expect(others).toEqual({});
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = StrictTransportSecurity;
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': [
      `max-age=${AccessControlMaxAgeSec}`,
      ...(IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(Preload ? ['preload'] : []),
    ].join('; '),
    ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...Object.fromEntries(
      (CustomHeadersConfig?.Items ?? []).map(({ Header, Value }: { Header: string; Value: string }) => [
        Header,
        Value,
      ]),
    ),
  };
}
