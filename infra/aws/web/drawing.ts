import { Duration } from 'aws-cdk-lib';
import { FunctionUrlOriginAccessControl, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Alias, CfnPermission, FunctionUrlAuthType, type Version } from 'aws-cdk-lib/aws-lambda';
import { Construct, type IDependable } from 'constructs';
import type { GrantedFunction } from '../api/granted-function.ts';
import { ownDistributions } from './own-distributions.ts';

interface DrawingProps {
  lambda: GrantedFunction;
  /** The folder of this build's pages. */
  release: string;
  /** The upload of the build's files. Drawn pages name them, so this build draws nothing before they are there. */
  upload: IDependable;
}

/**
 * `drawPage` as an origin: a stable alias, which moves to a build's version once the build's files are in the bucket, and
 * the alias's function URL, which only CloudFront may call, by signed requests.
 */
export class Drawing extends Construct {
  readonly origin: IOrigin;
  /** The version that draws. Each change of the release makes a version with a new number, also a roll-back. */
  readonly version: Version;
  /** Everything that has to exist before CloudFront calls. */
  readonly parts: IDependable[];

  constructor(scope: Construct, id: string, { lambda, release, upload }: DrawingProps) {
    super(scope, id);
    // The variable makes a new version for every release, also where the code has not changed.
    lambda.function.addEnvironment('RELEASE', release);
    this.version = lambda.function.currentVersion;
    const alias = new Alias(this, 'Live', { aliasName: 'live', version: this.version });
    alias.node.addDependency(upload);
    const url = alias.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });

    // Since October 2025 a call through the URL needs both rights. The CDK would grant them to the one distribution, and
    // so after the distribution has changed: until then every page would be refused.
    const permissions = ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction'].map(
      (action) =>
        new CfnPermission(this, action.replace('lambda:', ''), {
          action,
          functionName: alias.functionArn,
          principal: 'cloudfront.amazonaws.com',
          sourceArn: ownDistributions(this),
          ...(action === 'lambda:InvokeFunctionUrl'
            ? { functionUrlAuthType: FunctionUrlAuthType.AWS_IAM }
            : { invokedViaFunctionUrl: true }),
        }),
    );
    this.parts = [alias, url, ...permissions];

    const control = new FunctionUrlOriginAccessControl(this, 'Caller');
    this.origin = new FunctionUrlOrigin(url, {
      originAccessControlId: control.originAccessControlId,
      // An open connection saves the next page two round trips to the region.
      keepaliveTimeout: Duration.seconds(60),
    });
  }
}
