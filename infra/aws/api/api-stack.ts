import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, type HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import type { RouteKey } from '#shared/api/endpoint.ts';
import {
  authorizerOf,
  type GuardedAuth,
  isAsynchronous,
  isCalled,
  type LambdaName,
  lambdasOf,
} from '../../lambdas.ts';
import { ApiStage } from './api-stage.ts';
import { EventRule } from './event-rule.ts';
import { gatewayRole, LambdaInRole } from './gateway-role.ts';
import { GrantedFunction, type GrantedFunctionProps } from './granted-function.ts';
import { originSecretOfStage } from './origin-secret.ts';

interface ApiStackProps extends StackProps, Omit<GrantedFunctionProps, 'deadLetters'> {
  /** Which of the origin secret's values CloudFront shows; see `options.ts`. */
  originSecretVersion: number;
  /** The name of the stage's configuration set: of SES's events, those of its mails alone start anything. */
  configurationSet: string;
}

/** The record of the API's Lambdas and the contract as an HTTP API: a Lambda an entry, and what starts it. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly accessLogs: LogGroup;
  readonly deadLetters: Queue;

  readonly #lambdas: ReadonlyMap<LambdaName, GrantedFunction>;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'HttpApi', { apiName: this.stackName, createDefaultStage: false });
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    // Rules of the stacks that come after this one.
    this.deadLetters.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [this.deadLetters.queueArn],
        conditions: {
          ArnLike: {
            'aws:SourceArn': this.formatArn({ service: 'events', resource: 'rule', resourceName: '*' }),
          },
        },
      }),
    );
    this.#lambdas = new Map(
      lambdasOf('api').map((definition) => [
        definition.name,
        new GrantedFunction(this, definition, { ...props, deadLetters: this.deadLetters }),
      ]),
    );

    const routes = this.#addRoutes();
    const variables = originSecretOfStage(props.data.originSecret, props.originSecretVersion);
    this.accessLogs = new ApiStage(this, 'Stage', { ...props, api: this.api, routes, variables }).accessLogs;
    for (const definition of lambdasOf('api').filter(isAsynchronous))
      new EventRule(this, definition, {
        lambda: this.lambda(definition.name).function,
        deadLetters: this.deadLetters,
        configurationSet: props.configurationSet,
      });

    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
  }

  lambda(name: LambdaName): GrantedFunction {
    const found = this.#lambdas.get(name);
    if (!found) throw new Error(`The stack has no Lambda ${name}.`);
    return found;
  }

  #addRoutes(): HttpRoute[] {
    const role = gatewayRole(
      this,
      lambdasOf('api')
        .filter(isCalled)
        .map(({ name }) => this.lambda(name).function),
    );
    const authorizer = (auth: GuardedAuth, id: string) =>
      new HttpLambdaAuthorizer(id, this.lambda(authorizerOf(auth).name).function, {
        identitySource: ['$request.header.Cookie'],
        responseTypes: [HttpLambdaResponseType.SIMPLE],
        // A cached result would keep a session alive after its end.
        resultsCacheTtl: Duration.seconds(0),
        role,
      });
    const authorizers = {
      admin: authorizer('admin', 'Authorizer'),
      customer: authorizer('customer', 'CustomerAuthorizer'),
    } satisfies Record<GuardedAuth, unknown>;
    return operations.map(({ name, endpoint }) => {
      const lambda = this.lambda(name);
      return new HttpRoute(lambda, 'Route', {
        httpApi: this.api,
        routeKey: keyOf(endpoint.route),
        integration: new LambdaInRole(lambda.function, role),
        ...(endpoint.auth !== 'public' && { authorizer: authorizers[endpoint.auth] }),
      });
    });
  }
}

function keyOf(route: RouteKey): HttpRouteKey {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return HttpRouteKey.with(path, method);
}
