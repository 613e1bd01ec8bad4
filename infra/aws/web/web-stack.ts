import { CfnOutput, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { isAsynchronous, lambdasOf } from '../../definitions.ts';
import { drawnFiles } from '../../edge/drawn-pages.ts';
import { readManifest } from '../../edge/manifest.ts';
import { familyPaths } from '../../edge/path-families.ts';
import type { GrantedFunctionProps } from '../api/granted-function.ts';
import { LambdaStack } from '../api/lambda-stack.ts';
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
export class WebStack extends LambdaStack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { logs, throwaway, domain } = props;
    const manifest = readManifest(built('dist/site-manifest.json'));
    const { release } = manifest;
    const buckets = new SiteBuckets(this, 'Buckets', { throwaway });
    const upload = new SiteUpload(this, 'Upload', { bucket: buckets.site, manifest, logs });
    const definitions = lambdasOf('web');
    this.addLambdas(
      definitions.filter((each) => !isAsynchronous(each)),
      props,
    );
    const drawing = new Drawing(this, 'Drawing', { lambda: this.lambda('drawPage'), release, upload });

    this.distribution = siteDistribution(this, props, { manifest, buckets, drawing: drawing.origin });
    this.distribution.node.addDependency(upload, ...drawing.parts);

    // The jobs come after the distribution, as they invalidate its pages.
    const { distributionId, distributionArn } = this.distribution;
    const pages = { distributionId, distributionArn, files: drawnFiles(manifest, release) };
    this.addLambdas(definitions.filter(isAsynchronous), { ...props, pages });
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
}

const drawnPatterns = familyPaths().flatMap(({ pattern, family }) =>
  // The default behavior serves the root alone.
  family === 'drawn' || family === 'checkout' ? [pattern === '*' ? '/' : pattern] : [],
);
