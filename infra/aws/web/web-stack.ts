import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { isAsynchronous, type LambdaName, lambdasOf } from '../../definitions.ts';
import { drawnFiles } from '../../edge/drawn-pages.ts';
import { type BuiltSite, readManifest } from '../../edge/manifest.ts';
import { familyPaths } from '../../edge/path-families.ts';
import { EventRule } from '../api/event-rule.ts';
import { GrantedFunction, type GrantedFunctionProps } from '../api/granted-function.ts';
import { built } from '../built.ts';
import { Drawing } from './drawing.ts';
import { ReleaseInvalidation } from './release-invalidation.ts';
import { SiteBuckets } from './site-buckets.ts';
import { type SiteDistributionProps, siteDistribution } from './site-distribution.ts';
import { SiteUpload } from './site-upload.ts';

interface WebStackProps extends StackProps, SiteDistributionProps, Omit<GrantedFunctionProps, 'pages'> {
  /** Whether the files are deleted with the stack. */
  throwaway: boolean;
}

/**
 * The site: its files, its distribution, and the Lambdas that draw its pages and keep them fresh.
 *
 * The order of a release: the build's files, with its pages last; then the alias of `drawPage`, whose pages name those
 * files; then the distribution, which leads to both; and last the invalidation of what the edge keeps.
 */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  readonly #lambdas = new Map<LambdaName, GrantedFunction>();

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { logs, throwaway, domain } = props;
    const manifest = readManifest(built('dist/site-manifest.json'));
    const { release } = manifest;
    const buckets = new SiteBuckets(this, 'Buckets', { throwaway });
    const upload = new SiteUpload(this, 'Upload', { bucket: buckets.site, manifest, logs });
    for (const definition of lambdasOf('web').filter((each) => !isAsynchronous(each)))
      this.#lambdas.set(definition.name, new GrantedFunction(this, definition, props));
    const drawing = new Drawing(this, 'Drawing', { lambda: this.lambda('drawPage'), release, upload });

    this.distribution = siteDistribution(this, props, { manifest, buckets, drawing: drawing.origin });
    this.distribution.node.addDependency(upload, ...drawing.parts);

    this.#addJobs(props, manifest);
    new ReleaseInvalidation(this, 'ReleaseInvalidation', {
      distribution: this.distribution,
      version: drawing.version,
      // CloudFront invalidates by the kept address or by the requested one.
      paths: [`${release}/*`, ...drawnPatterns],
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

  /** Adds the Lambdas that EventBridge starts, as they may need the distribution. */
  #addJobs(props: WebStackProps, manifest: BuiltSite): void {
    const { distributionId, distributionArn } = this.distribution;
    const pages = { distributionId, distributionArn, files: drawnFiles(manifest, manifest.release) };
    for (const definition of lambdasOf('web').filter(isAsynchronous)) {
      const lambda = new GrantedFunction(this, definition, { ...props, pages });
      this.#lambdas.set(definition.name, lambda);
      new EventRule(this, definition, { lambda: lambda.function, deadLetters: props.deadLetters });
    }
  }
}

const drawnPatterns = familyPaths().flatMap(({ pattern, family }) =>
  // The default behavior serves the root alone.
  family === 'drawn' || family === 'checkout' ? [pattern === '*' ? '/' : pattern] : [],
);
