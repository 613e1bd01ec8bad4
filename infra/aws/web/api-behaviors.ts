import { Duration, type SecretValue, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { originHeaders, sessionCookie } from '#shared/edge.ts';

interface ApiBehaviorsProps {
  api: HttpApi;
  /** The secret by which the API lets a request in. */
  originSecret: SecretValue;
  /** Says who calls. */
  apiRequest: cloudfront.IFunction;
  headers: cloudfront.ResponseHeadersPolicy;
}

/** How the distribution asks the API: for answers that visitors share, and for every other. */
export function apiBehaviors(
  scope: Construct,
  { api, originSecret, apiRequest, headers }: ApiBehaviorsProps,
): Record<'calls' | 'shared', cloudfront.BehaviorOptions> {
  const { region, urlSuffix } = Stack.of(scope);
  const calls: cloudfront.BehaviorOptions = {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
      // A connection that is still open saves the next call two round trips to the region.
      keepaliveTimeout: Duration.seconds(60),
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      // A reference in the template; CloudFormation puts the value in. CloudFront sets it over a caller's.
      customHeaders: { [originHeaders.secret]: originSecret.unsafeUnwrap() },
    }),
    // A redirect would come too late: the body has been sent in the clear by then.
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    // API Gateway finds the API by its host name, so the viewer's must not get there.
    originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: apiRequest }],
    responseHeadersPolicy: headers,
  };
  return { calls, shared: { ...calls, cachePolicy: sharedAnswers(scope) } };
}

// Nothing is kept that the API does not say may be, and nothing longer than a minute.
const sharedAnswers = (scope: Construct) =>
  new cloudfront.CachePolicy(scope, 'SharedAnswers', {
    // The CDK's own name is the same for every stage, and the account takes each name once.
    cachePolicyName: `${Stack.of(scope).stackName}-shared-answers`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(60),
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
    cookieBehavior: cloudfront.CacheCookieBehavior.allowList(sessionCookie),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
