import { fits } from '../../infra/wildcards.ts';
import { type Resource, referenced, resources, type Template } from './templates.ts';

export interface Behavior {
  PathPattern: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  CachePolicyId: string | { Ref: string };
  ResponseHeadersPolicyId: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}

export interface Origin {
  Id: string;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
}

export function distributionOf(web: Template) {
  const config = resources(web, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;
  const behaviors: Behavior[] = [
    ...config.CacheBehaviors,
    { ...config.DefaultCacheBehavior, PathPattern: '*' },
  ];
  const named = (type: string, id: string) =>
    resources(web, `AWS::CloudFront::${type}`).find((resource) => resource.id === id)?.Properties;
  return {
    config,
    behaviors,
    behaviorOf: (path: string): Behavior => {
      const behavior = behaviors.find(({ PathPattern }) => fits(PathPattern, path));
      if (!behavior) throw new Error(`No behavior matches ${path}.`);
      return behavior;
    },
    originOf: ({ TargetOriginId }: Behavior): Origin | undefined =>
      config.Origins.find(({ Id }: Origin) => Id === TargetOriginId),
    groupOf: ({ TargetOriginId }: Behavior): { statuses: number[]; origins: Origin[] } | undefined => {
      const group = config.OriginGroups?.Items.find(({ Id }: Origin) => Id === TargetOriginId);
      return (
        group && {
          statuses: group.FailoverCriteria.StatusCodes.Items,
          origins: group.Members.Items.map(({ OriginId }: { OriginId: string }) =>
            config.Origins.find(({ Id }: Origin) => Id === OriginId),
          ),
        }
      );
    },
    codeOf: ({ FunctionAssociations = [] }: Behavior): Record<string, string> =>
      Object.fromEntries(
        FunctionAssociations.map(({ EventType, FunctionARN }) => [
          EventType,
          named('Function', referenced(FunctionARN)).FunctionCode,
        ]),
      ),
    headersOf: (
      { ResponseHeadersPolicyId }: Behavior,
      said: Record<string, string> = {},
    ): Record<string, string> =>
      sentBy(named('ResponseHeadersPolicy', ResponseHeadersPolicyId.Ref).ResponseHeadersPolicyConfig, said),
    cacheOf: ({ CachePolicyId }: Behavior): CachePolicy =>
      typeof CachePolicyId === 'string'
        ? managed(CachePolicyId)
        : named('CachePolicy', CachePolicyId.Ref).CachePolicyConfig,
  };
}

export interface CachePolicy {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: {
    CookiesConfig: { CookieBehavior: 'none' | 'whitelist'; Cookies?: string[] };
    QueryStringsConfig: { QueryStringBehavior: 'none' | 'all' | 'whitelist'; QueryStrings?: string[] };
  };
}

export function keptFor({ MinTTL, DefaultTTL, MaxTTL }: CachePolicy, cacheControl: string | null): number {
  if (/no-store|no-cache|private/.test(cacheControl ?? '')) return MinTTL;
  const said = cacheControl?.match(/s-maxage=(\d+)/) ?? cacheControl?.match(/max-age=(\d+)/);
  return Math.min(Math.max(said ? Number(said[1]) : DefaultTTL, MinTTL), MaxTTL);
}

export function cacheKey(policy: CachePolicy, { url, headers }: Request): string {
  const { CookiesConfig, QueryStringsConfig } = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const { pathname, search } = new URL(url);
  const cookies = (headers.get('cookie') ?? '')
    .split('; ')
    .filter((cookie) => CookiesConfig.Cookies?.includes(cookie.split('=')[0] ?? ''));
  return [pathname, keptQuery(QueryStringsConfig, search), ...cookies].join(' ').trim();
}

function keptQuery({ QueryStringBehavior, QueryStrings = [] }: QueryStringsConfig, search: string): string {
  if (QueryStringBehavior !== 'whitelist') return QueryStringBehavior === 'all' ? search : '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => QueryStrings.includes(pair.split('=')[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

type QueryStringsConfig = CachePolicy['ParametersInCacheKeyAndForwardedToOrigin']['QueryStringsConfig'];

function managed(id: string): CachePolicy {
  // The ID of the managed policy CachingDisabled.
  if (id !== '4135ea2d-6df8-44a3-9df3-4b5a84be39ad') throw new Error(`Unknown cache policy ${id}.`);
  return {
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  };
}

function sentBy(
  { SecurityHeadersConfig, CustomHeadersConfig }: Resource['Properties'],
  said: Record<string, string>,
): Record<string, string> {
  const { ContentSecurityPolicy, ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity, ...others } =
    SecurityHeadersConfig;
  expect(others).toEqual({});
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = StrictTransportSecurity;
  for (const other of [ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity])
    if (other) expect(other.Override).toBe(true);
  const own = ContentSecurityPolicy.Override ? undefined : said['content-security-policy'];
  return {
    'content-security-policy': own ?? ContentSecurityPolicy.ContentSecurityPolicy,
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
