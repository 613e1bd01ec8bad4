import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, type HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import type { RouteKey } from '#shared/api/endpoint.ts';
import { grants } from '../../grants.ts';
import { authorizer, type LambdaDefinition, schedules } from '../../lambdas.ts';
import { ApiStage } from './api-stage.ts';
import { EndpointFunction, type EndpointFunctionProps } from './endpoint-function.ts';
import { ScheduledFunction } from './scheduled-function.ts';

type ApiStackProps = StackProps & EndpointFunctionProps;

/** The contract as an HTTP API: one Lambda and one route an operation, the authorizer before the owner's. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly accessLogs: LogGroup;
  readonly deadLetters: Queue;
  readonly lambdas: ReadonlyMap<LambdaDefinition['name'], EndpointFunction>;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const lambdas = new Map<LambdaDefinition['name'], EndpointFunction>();
    this.lambdas = lambdas;
    this.api = new HttpApi(this, 'HttpApi', { apiName: this.stackName, createDefaultStage: false });

    const gate = new EndpointFunction(this, authorizer, props);
    lambdas.set(authorizer.name, gate);
    const ownerOnly = new HttpLambdaAuthorizer('Authorizer', gate.function, {
      identitySource: ['$request.header.Cookie'],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      // A cached result would keep a session alive after its end.
      resultsCacheTtl: Duration.seconds(0),
    });

    const routes = operations.map(({ name, file, endpoint }) => {
      const lambda = new EndpointFunction(this, { name, file, grants: grants[name] }, props);
      lambdas.set(name, lambda);
      return new HttpRoute(lambda, 'Route', {
        httpApi: this.api,
        routeKey: keyOf(endpoint.route),
        integration: new HttpLambdaIntegration('Integration', lambda.function),
        ...(endpoint.auth === 'admin' && { authorizer: ownerOnly }),
      });
    });
    this.accessLogs = new ApiStage(this, 'Stage', { ...props, api: this.api, routes }).accessLogs;

    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    for (const schedule of schedules) {
      const { lambda } = new ScheduledFunction(this, schedule, { ...props, deadLetters: this.deadLetters });
      lambdas.set(schedule.name, lambda);
    }

    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
  }
}

function keyOf(route: RouteKey): HttpRouteKey {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return HttpRouteKey.with(path, method);
}
