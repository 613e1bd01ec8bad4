import type { StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { isCalled, lambdasOf } from '../../definitions.ts';
import type { ApiStack } from '../api/api-stack.ts';
import { gatewayRole } from '../api/gateway-role.ts';
import type { GrantedFunctionProps } from '../api/granted-function.ts';
import { LambdaStack } from '../api/lambda-stack.ts';
import { addRoutes } from '../api/routes.ts';

interface WorkStackProps extends StackProps, GrantedFunctionProps {
  api: ApiStack;
}

export class WorkStack extends LambdaStack {
  constructor(scope: Construct, id: string, { api, ...props }: WorkStackProps) {
    super(scope, id, props);
    const definitions = lambdasOf('work');
    this.addLambdas(definitions, props);
    const called = definitions.filter(isCalled).map(({ name }) => this.lambda(name).function);
    addRoutes(this, definitions, {
      api: api.api,
      role: gatewayRole(this, called),
      authorizers: api.authorizers,
    });
  }
}
