import { Duration } from 'aws-cdk-lib';
import { FunctionUrlOriginAccessControl, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Alias, CfnPermission, FunctionUrlAuthType, type Version } from 'aws-cdk-lib/aws-lambda';
import { Construct, type IDependable } from 'constructs';
import type { GrantedFunction } from '../api/granted-function.ts';
import { ownDistributions } from '../own-distributions.ts';

interface RendererProps {
  lambda: GrantedFunction;
  release: string;
  /** Rendered pages reference these files, so nothing may be rendered before they're uploaded. */
  upload: IDependable;
}

/**
 * A stable alias, which is switched to a build's version after its files have been uploaded, and a function URL that
 * only CloudFront can call, with signed requests.
 */
export class Renderer extends Construct {
  readonly origin: IOrigin;
  readonly version: Version;
  /** These must exist before CloudFront calls the function URL. */
  readonly parts: IDependable[];

  constructor(scope: Construct, id: string, { lambda, release, upload }: RendererProps) {
    super(scope, id);
    // Changing this variable creates a new version for every release, even if it's a rollback or the code is unchanged.
    lambda.function.addEnvironment('RELEASE', release);
    this.version = lambda.function.currentVersion;
    const alias = new Alias(this, 'Live', { aliasName: 'live', version: this.version });
    alias.node.addDependency(upload);
    const url = alias.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });

    // Since October 2025, calling a function URL requires both permissions. The CDK would add them only after updating
    // the distribution, and every page would fail in the meantime.
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
      keepaliveTimeout: Duration.seconds(60),
    });
  }
}
