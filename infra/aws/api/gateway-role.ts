import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/**
 * API Gateway uses a single role, because granting permission to each Lambda separately would add a resource each time.
 * The role's policy is limited to 10,240 characters, enough for about 88 Lambdas.
 */
export const gatewayRole = (scope: Construct, lambdas: readonly IFunction[]): IRole =>
  new Role(scope, 'GatewayRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: {
      invoking: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['lambda:InvokeFunction'],
            resources: lambdas.map(({ functionArn }) => functionArn),
          }),
        ],
      }),
    },
  }).withoutPolicyUpdates();

export class LambdaInRole extends HttpRouteIntegration {
  readonly #config: HttpRouteIntegrationConfig;

  constructor(lambda: IFunction, role: IRole) {
    super('Integration');
    this.#config = {
      type: HttpIntegrationType.AWS_PROXY,
      uri: lambda.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(role),
    };
  }

  override bind(): HttpRouteIntegrationConfig {
    return this.#config;
  }
}
