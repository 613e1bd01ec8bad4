import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import { definitionOf, type LambdaName } from '../../definitions.ts';
import type { ApiStack } from '../api/api-stack.ts';
import type { WebStack } from '../web/web-stack.ts';
import type { WorkStack } from '../work/work-stack.ts';

/** The metrics of the alarms and the dashboard, each over five minutes but for those of mails. */
export type Measures = ReturnType<typeof measures>;

export function measures(stack: Construct, stacks: { api: ApiStack; work: WorkStack; web: WebStack }) {
  const { web } = stacks;
  const { api, accessLogs, deadLetters } = stacks.api;
  const period = Duration.minutes(5);
  const scope = new Construct(stack, 'Counted');
  const drawing = web.lambda('drawPage');
  const logsOf: LogsOf = (name) => stacks[definitionOf(name).stack].lambda(name).logGroup;
  const sweptCount = (name: string, field: 'uncaptured' | 'overdue' | 'oldGaps') =>
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
  // The webhook logs a line for each step of a dispute, and so does the sweep for disputes that it finds in Razorpay's list.
  disputesOf('ListedDisputes', 'sweepPayments');
  const unknownValuesOf = (id: string, name: LambdaName) =>
    counted(scope, id, logsOf(name), FilterPattern.stringValue('$.event', '=', 'unknown value'), {
      metricName: 'UnknownValues',
    });
  // The sweep reads every payment that another Lambda may have read.
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
    // The sweep's line has the number of payments that Razorpay authorised and nobody captured,
    uncaptured: sweptCount('AuthorizedNotCaptured', 'uncaptured'),
    // the number of overdue payments and refunds, and the parts of Razorpay's lists that are unreadable for an hour.
    overdue: sweptCount('OverdueMoney', 'overdue'),
    sweepGaps: sweptCount('SweepGaps', 'oldGaps'),
    // Each order, payment or refund that could not be recorded has a line.
    sweepFailures: counted(
      scope,
      'SweepFailures',
      logsOf('sweepPayments'),
      FilterPattern.stringValue('$.event', '=', 'sweep failed'),
    ),
    disputes: disputesOf('Disputes', 'receiveWebhook'),
    unknownValues: unknownValuesOf('UnknownValues', 'receiveWebhook'),
    drawnPages: drawing.function.metricInvocations({ period }),
    drawingTime: drawing.function.metricDuration({ period, statistic: Stats.percentile(99) }),
    // The Lambda throws, takes too long, or does not start.
    undrawnPages: drawing.function.metricErrors({ period }),
    // The Lambda's address refuses a request before the Lambda runs.
    refusedDrawing: new MathExpression({
      label: 'Refused by the address of drawPage',
      expression: 'FILL(requests, 0) - FILL(runs, 0)',
      usingMetrics: {
        requests: drawing.function.metric('UrlRequestCount', { statistic: Stats.SUM }),
        runs: drawing.function.metricInvocations(),
      },
      period,
    }),
    // The Lambda draws a page, but a store did not answer.
    unreadablePages: counted(
      scope,
      'UnreadablePages',
      drawing.logGroup,
      FilterPattern.numberValue('$.status', '=', 503),
    ),
    // A run that fails three times is a dead letter too.
    failedRefreshing: web.lambda('refreshPages').function.metricErrors({ period }),
    // Some runs put mails off, or do not know whether they have sent them.
    waitingMails: counted(
      scope,
      'WaitingMails',
      logsOf('sendMail'),
      FilterPattern.any(
        FilterPattern.numberValue('$.waiting', '>', 0),
        FilterPattern.numberValue('$.failed', '>', 0),
      ),
    ).with({ period: Duration.minutes(15) }),
    // SES judges this rate of the whole account, between 0 and 1. It covers so many mails that an hour changes little.
    bounceRate: new Metric({
      namespace: 'AWS/SES',
      metricName: 'Reputation.BounceRate',
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    }),
    deadLetters: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
  };
}

/**
 * Counts the refused forms that browsers post without a script, into a metric of this name. API Gateway does not count them,
 * as a page answers; the Lambda's line has the status that a script would have got.
 */
function refusedForms(scope: Construct, metricName: string, logsOf: LogsOf, filterPattern: IFilterPattern) {
  const filters = new Construct(scope, `${metricName}InForms`);
  const [metric] = operations
    .filter(({ endpoint }) => endpoint.form)
    .map(({ name }) => counted(filters, name, logsOf(name), filterPattern, { metricName }));
  if (!metric) throw new Error('No operation takes a form.');
  return metric;
}

type LogsOf = (name: LambdaName) => ILogGroup;

const status = (code: number) => FilterPattern.stringValue('$.status', '=', String(code));

// The filter has no default value: its metric then costs 30 cents a month only while there is something to count.
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
