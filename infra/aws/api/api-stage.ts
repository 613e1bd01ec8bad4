import { Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  type HttpApi,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import { defaultThrottle, throttleOf } from '../../throttles.ts';
import type { LogRetention } from '../retention.ts';

interface ApiStageProps {
  api: HttpApi;
  routes: readonly HttpRoute[];
  logs: LogRetention;
  variables: Record<string, string>;
}

export class ApiStage extends Construct {
  readonly accessLogs: LogGroup;

  constructor(scope: Construct, id: string, { api, routes, logs, variables }: ApiStageProps) {
    super(scope, id);
    this.accessLogs = new LogGroup(this, 'AccessLogs', {
      // Log groups with this prefix don't need an entry in the account's log policy, which has a length limit. If this
      // log group already exists, `npm run deploy` imports it (--import-existing-resources).
      logGroupName: `/aws/vendedlogs/${Stack.of(this).stackName}`,
      ...logs,
    });

    // The stage is named after the first path segment: CloudFront forwards `/api/courses`, and API Gateway looks for
    // the route `/courses`.
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: 'api',
      autoDeploy: true,
      stageVariables: variables,
      throttle: { rateLimit: defaultThrottle.rate, burstLimit: defaultThrottle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLogs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    // The deployment fails if a throttle is set for a route that doesn't exist yet.
    stage.node.addDependency(...routes);
    const resource = stage.node.defaultChild;
    if (resource instanceof CfnStage) resource.routeSettings = routeSettings();
  }
}

// Leaves out addresses, headers and paths, so the log contains no personal data. The Lambdas log the same `requestId`.
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

const routeSettings = () =>
  Object.fromEntries(
    operations.flatMap((operation) => {
      const throttle = throttleOf(operation);
      if (!throttle) return [];
      const setting = { ThrottlingRateLimit: throttle.rate, ThrottlingBurstLimit: throttle.burst };
      return [[operation.endpoint.route, setting]];
    }),
  );
