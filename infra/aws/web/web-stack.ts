import { CfnOutput, type SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type EdgeFunction, edgeFunctions, edgeRuntime } from '../../edge/functions.ts';
import { pathPatterns } from '../../edge/headers.ts';
import { readManifest } from '../../edge/manifest.ts';
import { built } from '../built.ts';
import type { KeptLogs } from '../kept-logs.ts';
import { apiBehaviors } from './api-behaviors.ts';
import { byContent } from './by-content.ts';
import { headersPolicies } from './headers-policies.ts';
import { siteBehaviors } from './site-behaviors.ts';
import { SiteBuckets } from './site-buckets.ts';
import { SiteUpload } from './site-upload.ts';

interface WebStackProps extends StackProps {
  api: HttpApi;
  /** The secret by which the API lets a request in. */
  originSecret: SecretValue;
  logs: KeptLogs;
  /** Whether the files go when the stack does. */
  throwaway: boolean;
  /** The site's own domain, with its certificate in us-east-1. */
  domain?: { name: string; certificateArn: string } | undefined;
  webAclArn?: string | undefined;
}

/**
 * One domain for the site and its API. There are no error responses on purpose: they would hold for the whole
 * distribution, and turn a refusal of the API into a page.
 */
export class WebStack extends Stack {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { api, originSecret, logs, throwaway, domain, webAclArn } = props;
    const manifest = readManifest(built('dist/site-manifest.json'));
    const functions = this.edgeFunctions(edgeFunctions(manifest));
    const headers = headersPolicies(this, manifest);
    const buckets = new SiteBuckets(this, 'Buckets', { throwaway });
    const { files, pages } = siteBehaviors(this, buckets.site, functions);

    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: this.stackName,
      defaultBehavior: { ...pages, responseHeadersPolicy: headers.site },
      additionalBehaviors: {
        ...apiBehaviors(this, {
          api,
          originSecret,
          apiRequest: functions['api-request'],
          headers: headers.api,
        }),
        [pathPatterns.assets]: { ...files, responseHeadersPolicy: headers.assets },
        [pathPatterns.resume]: { ...pages, responseHeadersPolicy: headers.resume },
      },
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // The cheapest class with edges in India.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      logBucket: buckets.accessLogs,
      logFilePrefix: 'distribution/',
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(webAclArn && { webAclId: webAclArn }),
    });

    // The files of a build are all there before anybody is led to them.
    this.distribution.node.addDependency(
      new SiteUpload(this, 'Upload', { bucket: buckets.site, release: manifest.release, logs }),
    );

    const host = this.distribution.distributionDomainName;
    new CfnOutput(this, 'SiteAddress', { value: `https://${domain?.name ?? host}` });
    new CfnOutput(this, 'DistributionHost', { value: host });
  }

  private edgeFunctions(code: Record<EdgeFunction, string>): Record<EdgeFunction, cloudfront.Function> {
    const made = (name: EdgeFunction) => {
      const id = byContent(name, code[name]);
      return new cloudfront.Function(this, id, {
        functionName: `${this.stackName}-${id}`,
        code: cloudfront.FunctionCode.fromInline(code[name]),
        runtime: cloudfront.FunctionRuntime.custom(edgeRuntime),
      });
    };
    return {
      'api-request': made('api-request'),
      'site-request': made('site-request'),
      'site-response': made('site-response'),
    };
  }
}
