import type { StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { lambdasOf } from '../../definitions.ts';
import type { GrantedFunctionProps } from '../api/granted-function.ts';
import { LambdaStack } from '../api/lambda-stack.ts';

/** Emulators run only the Lambdas, so this stack has no distribution. */
export class EmulatedWebStack extends LambdaStack {
  constructor(scope: Construct, id: string, props: StackProps & Omit<GrantedFunctionProps, 'pages'>) {
    super(scope, id, props);
    this.addLambdas(lambdasOf('web'), props);
  }
}
