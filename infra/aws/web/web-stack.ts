import { CfnOutput, type SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { drawnFiles } from '../../edge/drawn-pages.ts';
import { type EdgeFunction, edgeFunctions, edgeRuntime } from '../../edge/functions.ts';
import { type BuiltSite, readManifest } from '../../edge/manifest.ts';
import { familyPaths } from '../../edge/path-families.ts';
import { isAsynchronous, type LambdaName, lambdasOf } from '../../lambdas.ts';
import { EventRule } from '../api/event-rule.ts';
import { GrantedFunction, type GrantedFunctionProps } from '../api/granted-function.ts';
import { built } from '../built.ts';
import { apiBehaviors } from './api-behaviors.ts';
import { byContent } from './by-content.ts';
import { Drawing } from './drawing.ts';
import { headersPolicies } from './headers-policies.ts';
import { ReleaseInvalidation } from './release-invalidation.ts';
import { siteBehaviors } from './site-behaviors.ts';
import { SiteBuckets } from './site-buckets.ts';
import { SiteUpload } from './site-upload.ts';

interface WebStackProps extends StackProps, Omit<GrantedFunctionProps, 'pages'> {
  api: HttpApi;
  /** The secret by which the API lets a request in. */
  originSecret: SecretValue;
  /** Whether the files go when the stack does. */
  throwaway: boolean;
  /** The site's own domain, with its certificate in us-east-1. */
  domain?: { name: string; certificateArn: string } | undefined;
  webAclArn?: string | undefined;
}

/**
 * One domain for the site and its API, with the Lambdas that draw its pages and keep them fresh. There are no error
 * responses on purpose: they would hold for the whole distribution, and turn a refusal of the API into a page.
 *
 * The order of a release: the build's files, its pages last; then the alias of what draws, which names those files;
 * then the distribution, which leads to both; and last what was kept of a release of before is forgotten.
 */
export class WebStack extends Stack {
  readonly distribution: cloudfront.Distribution;

  readonly #lambdas = new Map<LambdaName, GrantedFunction>();

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { logs, throwaway, domain } = props;
    const manifest = readManifest(built('dist/site-manifest.json'));
    const buckets = new SiteBuckets(this, 'Buckets', { throwaway });
    const upload = new SiteUpload(this, 'Upload', { bucket: buckets.site, manifest, logs });
    for (const definition of lambdasOf('web').filter((each) => !isAsynchronous(each)))
      this.#lambdas.set(definition.name, new GrantedFunction(this, definition, props));
    const { release } = manifest;
    const drawing = new Drawing(this, 'Drawing', { lambda: this.lambda('drawPage'), release, upload });

    this.distribution = this.#distribute(props, { manifest, buckets, drawing });
    this.distribution.node.addDependency(upload, ...drawing.parts);

    this.#addJobs(props, manifest);
    new ReleaseInvalidation(this, 'ReleaseInvalidation', {
      distribution: this.distribution,
      version: drawing.version,
      // As they are kept, and as they were asked for.
      paths: [`${release}/*`, ...drawnPatterns(manifest)],
      logs,
    });

    const host = this.distribution.distributionDomainName;
    new CfnOutput(this, 'SiteAddress', { value: `https://${domain?.name ?? host}` });
    new CfnOutput(this, 'DistributionHost', { value: host });
  }

  lambda(name: LambdaName): GrantedFunction {
    const found = this.#lambdas.get(name);
    if (!found) throw new Error(`The stack has no Lambda ${name}.`);
    return found;
  }

  #distribute(
    { api, originSecret, domain, webAclArn }: WebStackProps,
    { manifest, buckets, drawing }: { manifest: BuiltSite; buckets: SiteBuckets; drawing: Drawing },
  ): cloudfront.Distribution {
    const functions = this.#edgeFunctions(edgeFunctions(manifest));
    const headers = headersPolicies(this, manifest);
    const { files, pages, drawn } = siteBehaviors(this, {
      bucket: buckets.site,
      functions,
      drawing: drawing.origin,
    });
    const families = {
      assets: { ...files, responseHeadersPolicy: headers.assets },
      checkout: { ...pages, responseHeadersPolicy: headers.checkout },
      drawn: { ...drawn, responseHeadersPolicy: headers.drawn },
      site: { ...pages, responseHeadersPolicy: headers.site },
    };
    const paths = familyPaths(Object.keys(manifest.pages)).flatMap(({ pattern, family }) =>
      family === 'api' ? [] : [[pattern, families[family]] as const],
    );
    const { '*': defaultBehavior = families.site, ...additionalBehaviors } = Object.fromEntries(paths);
    return new cloudfront.Distribution(this, 'Distribution', {
      comment: this.stackName,
      defaultBehavior,
      additionalBehaviors: {
        ...apiBehaviors(this, {
          api,
          originSecret,
          apiRequest: functions['api-request'],
          headers: headers.api,
        }),
        ...additionalBehaviors,
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
  }

  /** The Lambdas that the clock starts: they may need to know the distribution. */
  #addJobs(props: WebStackProps, manifest: BuiltSite): void {
    const { distributionId, distributionArn } = this.distribution;
    const files = drawnFiles(manifest);
    for (const file of Object.keys(files) as (keyof typeof files)[])
      files[file] = manifest.release + files[file];
    for (const definition of lambdasOf('web').filter(isAsynchronous)) {
      const lambda = new GrantedFunction(this, definition, {
        ...props,
        pages: { distributionId, distributionArn, files },
      });
      this.#lambdas.set(definition.name, lambda);
      new EventRule(this, definition, { lambda: lambda.function, deadLetters: props.deadLetters });
    }
  }

  #edgeFunctions(code: Record<EdgeFunction, string>): Record<EdgeFunction, cloudfront.Function> {
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

const drawnPatterns = ({ pages }: BuiltSite) =>
  familyPaths(Object.keys(pages)).flatMap(({ pattern, family }) =>
    // What is left to the default behavior is the root alone.
    family === 'drawn' ? [pattern === '*' ? '/' : pattern] : [],
  );
