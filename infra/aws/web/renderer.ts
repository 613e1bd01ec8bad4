import { Duration } from 'aws-cdk-lib';
import { FunctionUrlOriginAccessControl, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Alias, CfnPermission, FunctionUrlAuthType, type Version } from 'aws-cdk-lib/aws-lambda';
import { Construct, type IDependable } from 'constructs';
import type { GrantedFunction } from '../api/granted-function.ts';
import { ownDistributions } from './own-distributions.ts';

interface DrawingProps {
  lambda: GrantedFunction;
  /** Folder of this build's pages. */
  release: string;
  /** Rendered pages reference these files, so nothing is rendered before the upload. */
  upload: IDependable;
}

/**
 * A stable alias, moved to a build's version once its files are uploaded, and a function URL that only CloudFront may
 * call, with signed requests.
 */
export class Renderer extends Construct {
  readonly origin: IOrigin;
  /** Each release gets a new version, even a roll-back. */
  readonly version: Version;
  /** Must exist before CloudFront calls. */
  readonly parts: IDependable[];

  constructor(scope: Construct, id: string, { lambda, release, upload }: DrawingProps) {
    super(scope, id);
    // Creates a version for every release, even if the code is the same.
    lambda.function.addEnvironment('RELEASE', release);
    this.version = lambda.function.currentVersion;
    const alias = new Alias(this, 'Live', { aliasName: 'live', version: this.version });
    alias.node.addDependency(upload);
    const url = alias.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });

    // Since October 2025 a call through the URL needs both permissions. The CDK would grant them after the
    // distribution changes: until then, every page would fail.
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
      // Saves the next page two round trips to the region.
      keepaliveTimeout: Duration.seconds(60),
    });
  }
}
