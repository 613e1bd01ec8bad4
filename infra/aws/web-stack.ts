import { Annotations, CfnOutput, Duration, type SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { originHeaders } from '#shared/edge.ts';
import { type EdgeFunction, edgeFunctions, edgeRuntime } from '../edge/functions.ts';
import { pathPatterns } from '../edge/headers.ts';
import { readManifest } from '../edge/manifest.ts';
import { built } from './built.ts';
import { headersPolicies } from './headers-policies.ts';
import { SiteBuckets } from './site-buckets.ts';
import { SiteUpload } from './site-upload.ts';

interface WebStackProps extends StackProps {
  api: HttpApi;
  /** What the API asks of a request, to let it in. */
  originSecret: SecretValue;
  logRetention: RetentionDays;
}

/**
 * One domain for the site and its API. There are no error responses on purpose: they would hold for the whole
 * distribution, and turn a refusal of the API into a page.
 */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { api, originSecret, logRetention, ...props }: WebStackProps) {
    super(scope, id, props);
    const manifest = readManifest(built('dist/site-manifest.json'));
    const code = edgeFunctions(manifest);
    const edgeFunction = (name: EdgeFunction) =>
      new cloudfront.Function(this, name, {
        functionName: `${this.stackName}-${name}`,
        code: cloudfront.FunctionCode.fromInline(code[name]),
        runtime: cloudfront.FunctionRuntime.custom(edgeRuntime),
      });
    const headers = headersPolicies(this, manifest);
    const buckets = new SiteBuckets(this, 'Buckets');

    const files = {
      origin: S3BucketOrigin.withOriginAccessControl(buckets.site, {
        // Without the right to list, S3 answers 403 for a file that is not there.
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    };
    const pages = {
      ...files,
      functionAssociations: [
        { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: edgeFunction('site-request') },
        { eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE, function: edgeFunction('site-response') },
      ],
    };
    const calls: cloudfront.BehaviorOptions = {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        // A connection that is still open saves the next call two round trips to the region.
        keepaliveTimeout: Duration.seconds(60),
        // A reference in the template; CloudFormation puts the value in. CloudFront sets it over a caller's.
        customHeaders: { [originHeaders.secret]: originSecret.unsafeUnwrap() },
      }),
      // A redirect would come too late: the body has been sent in the clear by then.
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      // API Gateway finds the API by its host name, so the viewer's must not get there.
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: edgeFunction('api-request') },
      ],
    };

    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: this.stackName,
      defaultBehavior: { ...pages, responseHeadersPolicy: headers.site },
      additionalBehaviors: {
        [pathPatterns.api]: { ...calls, responseHeadersPolicy: headers.api },
        [pathPatterns.assets]: { ...files, responseHeadersPolicy: headers.assets },
        [pathPatterns.resume]: { ...pages, responseHeadersPolicy: headers.resume },
      },
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // The cheapest class with edges in India.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      logBucket: buckets.accessLogs,
      logFilePrefix: 'distribution/',
    });

    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The site-request function gives `/` a file, so the listing of the bucket is never asked for.',
    );

    new SiteUpload(this, 'Upload', { bucket: buckets.site, distribution, logRetention });

    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.distributionDomainName}` });
  }
}
