import { CfnOutput, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { isAsynchronous, lambdasOf } from '../../definitions.ts';
import { readManifest } from '../../edge/manifest.ts';
import { familyPaths } from '../../edge/path-families.ts';
import { renderedFiles } from '../../edge/rendered-pages.ts';
import type { GrantedFunctionProps } from '../api/granted-function.ts';
import { LambdaStack } from '../api/lambda-stack.ts';
import { built } from '../built.ts';
import { ReleaseInvalidation } from './release-invalidation.ts';
import { Renderer } from './renderer.ts';
import { SiteBuckets } from './site-buckets.ts';
import { type SiteDistributionProps, siteDistribution } from './site-distribution.ts';
import { SiteUpload } from './site-upload.ts';

interface WebStackProps extends StackProps, SiteDistributionProps, Omit<GrantedFunctionProps, 'pages'> {
  throwaway: boolean;
}

/**
 * A release first uploads the files, with the pages last, then switches the alias of `renderPage`, then the
 * distribution, and finally invalidates the cache.
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
    const renderer = new Renderer(this, 'Renderer', { lambda: this.lambda('renderPage'), release, upload });

    this.distribution = siteDistribution(this, props, { manifest, buckets, renderer: renderer.origin });
    this.distribution.node.addDependency(upload, ...renderer.parts);

    const { distributionId, distributionArn } = this.distribution;
    const pages = { distributionId, distributionArn, files: renderedFiles(manifest, release) };
    this.addLambdas(definitions.filter(isAsynchronous), { ...props, pages });
    new ReleaseInvalidation(this, 'ReleaseInvalidation', {
      distribution: this.distribution,
      version: renderer.version,
      // A function rewrites paths, so both the rewritten and the requested paths are invalidated.
      paths: [`${release}/*`, ...renderedPatterns],
      logs,
    });

    const host = this.distribution.distributionDomainName;
    new CfnOutput(this, 'SiteAddress', { value: `https://${domain?.name ?? host}` });
    new CfnOutput(this, 'DistributionHost', { value: host });
  }
}

const renderedPatterns = familyPaths().flatMap(({ pattern, family }) =>
  // The default behavior renders only the root page.
  family === 'rendered' || family === 'checkout' ? [pattern === '*' ? '/' : pattern] : [],
);
