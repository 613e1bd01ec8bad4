import { Duration, type SecretValue, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { originHeaders, sessionCookie } from '#shared/edge.ts';

interface ApiBehaviorsProps {
  api: HttpApi;
  originSecret: SecretValue;
  apiRequest: cloudfront.IFunction;
  headers: cloudfront.ResponseHeadersPolicy;
}

export function apiBehaviors(
  scope: Construct,
  { api, originSecret, apiRequest, headers }: ApiBehaviorsProps,
): Record<'calls' | 'shared', cloudfront.BehaviorOptions> {
  const { region, urlSuffix } = Stack.of(scope);
  const calls: cloudfront.BehaviorOptions = {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
      // An open connection saves the next call two round trips to the region.
      keepaliveTimeout: Duration.seconds(60),
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      // CloudFormation resolves the secret's value. If a caller sends this header, CloudFront overwrites it.
      customHeaders: { [originHeaders.secret]: originSecret.unsafeUnwrap() },
    }),
    // A redirect would come too late, because the body would already have been sent unencrypted.
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    // API Gateway identifies the API by the Host header, so the visitor's Host header isn't forwarded.
    originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: apiRequest }],
    responseHeadersPolicy: headers,
  };
  return { calls, shared: { ...calls, cachePolicy: sharedAnswers(scope) } };
}

// CloudFront caches a response only if its headers allow it, and for no more than a minute.
const sharedAnswers = (scope: Construct) =>
  new cloudfront.CachePolicy(scope, 'SharedAnswers', {
    // The CDK's default name is the same for every stage, but names must be unique within the account.
    cachePolicyName: `${Stack.of(scope).stackName}-shared-answers`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(60),
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
    cookieBehavior: cloudfront.CacheCookieBehavior.allowList(sessionCookie),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
