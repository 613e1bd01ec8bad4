import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import { definitionOf, type LambdaName } from '../../definitions.ts';
import type { ApiStack } from '../api/api-stack.ts';
import type { SubjectStack } from '../api/subject-stack.ts';
import type { WebStack } from '../web/web-stack.ts';

export type Measures = ReturnType<typeof measures>;

export interface MeasuredStacks {
  api: ApiStack;
  admin: SubjectStack;
  work: SubjectStack;
  web: WebStack;
}

export function measures(stack: Construct, stacks: MeasuredStacks) {
  const { web } = stacks;
  const { api, accessLogs } = stacks.api;
  const period = Duration.minutes(5);
  const scope = new Construct(stack, 'Counted');
  const renderer = web.lambda('renderPage');
  const logsOf: LogsOf = (name) => stacks[definitionOf(name).stack].lambda(name).logGroup;
  const sweptCount = (name: string, field: 'uncaptured' | 'overdue' | 'overdueGaps') =>
    counted(scope, name, logsOf('sweepPayments'), FilterPattern.numberValue(`$.${field}`, '>', 0), {
      metricValue: `$.${field}`,
    });
  const disputesOf = (id: string, name: 'receiveWebhook' | 'sweepPayments') =>
    counted(
      scope,
      id,
      logsOf(name),
      FilterPattern.any(
        FilterPattern.stringValue('$.event', '=', 'dispute open'),
        FilterPattern.stringValue('$.event', '=', 'dispute action_required'),
        FilterPattern.stringValue('$.event', '=', 'dispute lost'),
      ),
      { metricName: 'Disputes' },
    );
  disputesOf('ListedDisputes', 'sweepPayments');
  const unknownValuesOf = (id: string, name: LambdaName) =>
    counted(scope, id, logsOf(name), FilterPattern.stringValue('$.event', '=', 'unknown value'), {
      metricName: 'UnknownValues',
    });
  // The sweep reads every payment sooner or later, so it also finds values that other Lambdas have seen.
  unknownValuesOf('UnknownListedValues', 'sweepPayments');
  unknownValuesOf('UnknownMailValues', 'recordMailEvent');
  refusedForms(scope, 'ThrottledCalls', logsOf, FilterPattern.numberValue('$.refusal', '=', 429));
  return {
    calls: api.metricCount({ period, statistic: Stats.SUM }),
    serverErrors: api.metricServerError({ period, statistic: Stats.SUM }),
    p50: api.metricLatency({ period, statistic: Stats.percentile(50) }),
    p99: api.metricLatency({ period, statistic: Stats.percentile(99) }),
    throttledLambdas: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      period,
      statistic: Stats.SUM,
    }),
    failedForms: refusedForms(
      scope,
      'FailedForms',
      logsOf,
      FilterPattern.numberValue('$.refusal', '>=', 500),
    ),
    throttledCalls: counted(scope, 'ThrottledCalls', accessLogs, status(429)),
    webhookRefusals: counted(
      scope,
      'WebhookRefusals',
      accessLogs,
      FilterPattern.all(
        FilterPattern.stringValue('$.route', '=', 'POST /webhooks/razorpay'),
        FilterPattern.stringValue('$.status', '=', '4*'),
      ),
    ),
    failedLogins: counted(
      scope,
      'FailedLogins',
      logsOf('startSession'),
      FilterPattern.any(
        FilterPattern.stringValue('$.event', '=', 'wrong password'),
        FilterPattern.stringValue('$.event', '=', 'wrong code'),
      ),
    ),
    authorizerDenials: counted(
      scope,
      'AuthorizerDenials',
      logsOf('authorizer'),
      FilterPattern.booleanValue('$.isAuthorized', false),
    ),
    uncaptured: sweptCount('AuthorizedNotCaptured', 'uncaptured'),
    // `overdue` counts payments and refunds; `sweepGaps` counts parts of Razorpay's lists that have been unreadable for
    // an hour.
    overdue: sweptCount('OverdueMoney', 'overdue'),
    sweepGaps: sweptCount('SweepGaps', 'overdueGaps'),
    sweepFailures: counted(
      scope,
      'SweepFailures',
      logsOf('sweepPayments'),
      FilterPattern.stringValue('$.event', '=', 'sweep failed'),
    ),
    disputes: disputesOf('Disputes', 'receiveWebhook'),
    unknownValues: unknownValuesOf('UnknownValues', 'receiveWebhook'),
    renderedPages: renderer.function.metricInvocations({ period }),
    renderTime: renderer.function.metricDuration({ period, statistic: Stats.percentile(99) }),
    unrenderedPages: renderer.function.metricErrors({ period }),
    refusedRendering: new MathExpression({
      label: 'Rejected by the function URL of renderPage',
      expression: 'FILL(requests, 0) - FILL(runs, 0)',
      usingMetrics: {
        requests: renderer.function.metric('UrlRequestCount', { statistic: Stats.SUM }),
        runs: renderer.function.metricInvocations(),
      },
      period,
    }),
    // Pages that were rendered without data because it couldn't be read.
    unreadablePages: counted(
      scope,
      'UnreadablePages',
      renderer.logGroup,
      FilterPattern.numberValue('$.status', '=', 503),
    ),
    failedRefreshing: web.lambda('refreshPages').function.metricErrors({ period }),
    // Counts runs that postponed emails, or that don't know whether SES sent them.
    waitingMails: counted(
      scope,
      'WaitingEmails',
      logsOf('sendMail'),
      FilterPattern.any(
        FilterPattern.numberValue('$.waiting', '>', 0),
        FilterPattern.numberValue('$.failed', '>', 0),
      ),
    ).with({ period: Duration.minutes(15) }),
    // The rate for the whole account, between 0 and 1. It's based on so many emails that it hardly changes within an
    // hour.
    bounceRate: new Metric({
      namespace: 'AWS/SES',
      metricName: 'Reputation.BounceRate',
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    }),
    deadLetters: stacks.admin.deadLetters.metricApproximateNumberOfMessagesVisible({
      period,
      statistic: Stats.MAXIMUM,
    }),
  };
}

/**
 * Counts forms that were posted without JavaScript and rejected. API Gateway only sees a redirect, but the Lambda logs
 * the real status.
 */
function refusedForms(scope: Construct, metricName: string, logsOf: LogsOf, filterPattern: IFilterPattern) {
  const filters = new Construct(scope, `${metricName}InForms`);
  const [metric] = operations
    .filter(({ endpoint }) => endpoint.form)
    .map(({ name }) => counted(filters, name, logsOf(name), filterPattern, { metricName }));
  if (!metric) throw new Error('No operation accepts a form.');
  return metric;
}

type LogsOf = (name: LambdaName) => ILogGroup;

const status = (code: number) => FilterPattern.stringValue('$.status', '=', String(code));

// Without a default value, a metric costs 30 cents a month, and only while it has data.
function counted(
  scope: Construct,
  name: string,
  logGroup: ILogGroup,
  filterPattern: IFilterPattern,
  { metricName = name, metricValue = '1' } = {},
): Metric {
  const metricNamespace = Stack.of(scope).stackName;
  return new MetricFilter(scope, name, {
    logGroup,
    filterPattern,
    metricName,
    metricNamespace,
    metricValue,
  }).metric({ period: Duration.minutes(5), statistic: Stats.SUM });
}
