import { CfnOutput, Duration, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originSecretVariables } from '#shared/edge.ts';
import { authorizerOf, isCalled, lambdasOf } from '../../definitions.ts';
import type { GuardedAuth } from '../../grants.ts';
import { ApiStage } from './api-stage.ts';
import { gatewayRole } from './gateway-role.ts';
import type { GrantedFunctionProps } from './granted-function.ts';
import { LambdaStack } from './lambda-stack.ts';
import { type Authorizers, addRoutes } from './routes.ts';

interface ApiStackProps extends StackProps, GrantedFunctionProps {
  originSecretVersion: number;
}

export class ApiStack extends LambdaStack {
  readonly api: HttpApi;
  readonly accessLogs: LogGroup;
  readonly authorizers: Authorizers;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'HttpApi', { apiName: this.stackName, createDefaultStage: false });
    const definitions = lambdasOf('api');
    this.addLambdas(definitions, props);

    const called = definitions.filter(isCalled).map(({ name }) => this.lambda(name).function);
    const role = gatewayRole(this, called);
    this.authorizers = this.#authorizersIn(role);
    const routes = addRoutes(this, definitions, { api: this.api, role, authorizers: this.authorizers });
    const variables = originSecretOfStage(props.data.originSecret, props.originSecretVersion);
    this.accessLogs = new ApiStage(this, 'Stage', { ...props, api: this.api, routes, variables }).accessLogs;
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
  }

  #authorizersIn(role: IRole): Authorizers {
    const authorizer = (auth: GuardedAuth, id: string) =>
      new HttpLambdaAuthorizer(id, this.lambda(authorizerOf(auth).name).function, {
        identitySource: ['$request.header.Cookie'],
        responseTypes: [HttpLambdaResponseType.SIMPLE],
        // If the result were cached, a session would keep working after it had ended.
        resultsCacheTtl: Duration.seconds(0),
        role,
      });
    return {
      admin: authorizer('admin', 'Authorizer'),
      buyer: authorizer('buyer', 'CustomerAuthorizer'),
    };
  }
}

/**
 * The current and previous values of the origin secret. The stage accepts both before CloudFront starts sending the new
 * one, so no request is rejected during a rotation. If the secret lacks one of these versions, the deployment fails.
 */
const originSecretOfStage = (secret: ISecret, version: number): Record<string, string> => ({
  [originSecretVariables.current]: secret.secretValueFromJson(`v${version}`).unsafeUnwrap(),
  ...(version > 1 && {
    [originSecretVariables.previous]: secret.secretValueFromJson(`v${version - 1}`).unsafeUnwrap(),
  }),
});
