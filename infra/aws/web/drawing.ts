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
  /** The build's files, which what is drawn names: nothing is drawn by this build before they are there. */
  upload: IDependable;
}

/**
 * `drawPage` as an origin: a stable alias, which moves to a build's version once the build's files are in the bucket,
 * and a function URL of it that CloudFront alone may call, as it signs its requests.
 */
export class Drawing extends Construct {
  readonly origin: IOrigin;
  /** The version that draws: another one, with another number, whenever the release changes, back to an older one too. */
  readonly version: Version;
  /** Everything that has to be there before CloudFront asks. */
  readonly parts: IDependable[];

  constructor(scope: Construct, id: string, { lambda, release, upload }: DrawingProps) {
    super(scope, id);
    // A version of its own for every release, also where the code has not changed.
    lambda.function.addEnvironment('RELEASE', release);
    this.version = lambda.function.currentVersion;
    const alias = new Alias(this, 'Live', { aliasName: 'live', version: this.version });
    alias.node.addDependency(upload);
    const url = alias.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });

    // A call through the URL needs both, since October 2025. The CDK would name the one distribution, and so give the
    // right after the distribution has changed: until then every page would be refused.
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
      // A connection that is still open saves the next page two round trips to the region.
      keepaliveTimeout: Duration.seconds(60),
    });
  }
}
