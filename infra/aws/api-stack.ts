import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  type HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import type { RouteKey } from '#shared/api/endpoint.ts';
import { grants } from '../grants.ts';
import { authorizer, schedules } from '../lambdas.ts';
import { EndpointFunction, type EndpointFunctionProps } from './endpoint-function.ts';

type ApiStackProps = StackProps & EndpointFunctionProps;

/** The contract as an HTTP API: one Lambda and one route an operation, the authorizer before the owner's. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { logRetention } = props;

    this.api = new HttpApi(this, 'HttpApi', { apiName: this.stackName, createDefaultStage: false });

    // The stage's name is the first part of the path, so CloudFront hands `/api/courses` over as it came and
    // API Gateway looks up `/courses`.
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: 'api',
      autoDeploy: true,
      // Calls a second of all callers together: far above a busy day, and a ceiling for what a flood can cost.
      throttle: { rateLimit: 50, burstLimit: 100 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLogs', {
            // Under this prefix AWS's services may write without an entry in the account's log policy, whose
            // length is limited.
            logGroupName: `/aws/vendedlogs/${this.stackName}`,
            retention: logRetention,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });

    const ownerOnly = new HttpLambdaAuthorizer(
      'Authorizer',
      new EndpointFunction(this, authorizer, props).function,
      {
        identitySource: ['$request.header.Cookie'],
        responseTypes: [HttpLambdaResponseType.SIMPLE],
        // A cached result would keep a session alive after its end.
        resultsCacheTtl: Duration.seconds(0),
      },
    );

    for (const { name, file, endpoint } of operations) {
      const lambda = new EndpointFunction(this, { name, file, grants: grants[name] }, props);
      new HttpRoute(lambda, 'Route', {
        httpApi: this.api,
        routeKey: keyOf(endpoint.route),
        integration: new HttpLambdaIntegration('Integration', lambda.function),
        ...(endpoint.auth === 'admin' && { authorizer: ownerOnly }),
      });
    }

    for (const schedule of schedules) {
      const { function: lambda } = new EndpointFunction(this, schedule, props);
      new Rule(lambda, 'Schedule', {
        schedule: Schedule.rate(Duration.minutes(schedule.everyMinutes)),
        targets: [new LambdaTarget(lambda)],
      });
    }
  }
}

// No address, no header, no path: nothing here tells a person. `requestId` is the one in the Lambdas' lines.
const accessLogLine = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
};

function keyOf(route: RouteKey): HttpRouteKey {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return HttpRouteKey.with(path, method);
}
