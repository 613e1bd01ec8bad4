import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { operations } from '#shared/api/contract.ts';
import { definitionOf, type LambdaName } from '../../definitions.ts';
import type { ApiStack } from '../api/api-stack.ts';
import type { WebStack } from '../web/web-stack.ts';
import type { WorkStack } from '../work/work-stack.ts';

/** The metrics that are watched, each over five minutes but for those of mails. */
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
  // The webhook tells of disputes with a line for each step, or else the sweep, which finds them in Razorpay's list.
  disputesOf('ListedDisputes', 'sweepPayments');
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
    // The sweep says in its line how many payments Razorpay has authorised and nobody has captured …
    uncaptured: sweptCount('AuthorizedNotCaptured', 'uncaptured'),
    // … how many promises and refunds are overdue, and how much of Razorpay's lists it cannot read for an hour.
    overdue: sweptCount('OverdueMoney', 'overdue'),
    sweepGaps: sweptCount('SweepGaps', 'oldGaps'),
    // A line for each order, payment or refund that could not be recorded, while a run goes on with the others.
    sweepFailures: counted(
      scope,
      'SweepFailures',
      logsOf('sweepPayments'),
      FilterPattern.stringValue('$.event', '=', 'sweep failed'),
    ),
    disputes: disputesOf('Disputes', 'receiveWebhook'),
    drawnPages: drawing.function.metricInvocations({ period }),
    drawingTime: drawing.function.metricDuration({ period, statistic: Stats.percentile(99) }),
    // The Lambda cannot draw: it throws, takes too long, or does not start.
    undrawnPages: drawing.function.metricErrors({ period }),
    // Its address refuses a request, of which the Lambda never hears.
    refusedDrawing: new MathExpression({
      label: 'Refused by the address of drawPage',
      expression: 'FILL(requests, 0) - FILL(runs, 0)',
      usingMetrics: {
        requests: drawing.function.metric('UrlRequestCount', { statistic: Stats.SUM }),
        runs: drawing.function.metricInvocations(),
      },
      period,
    }),
    // It draws, and a store did not answer.
    unreadablePages: counted(
      scope,
      'UnreadablePages',
      drawing.logGroup,
      FilterPattern.numberValue('$.status', '=', 503),
    ),
    // A run that fails three times is a dead letter too.
    failedRefreshing: web.lambda('refreshPages').function.metricErrors({ period }),
    // Runs that put mails off, or know not whether they have sent them.
    waitingMails: counted(
      scope,
      'WaitingMails',
      logsOf('sendMail'),
      FilterPattern.any(
        FilterPattern.numberValue('$.waiting', '>', 0),
        FilterPattern.numberValue('$.failed', '>', 0),
      ),
    ).with({ period: Duration.minutes(15) }),
    // Of the whole account, as SES goes by it: between 0 and 1, and over so many mails that an hour tells nothing new.
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
 * Counts forms that a browser posts by itself and that were refused, into a metric of this name. API Gateway counts none
 * of them, since a page answers: the Lambda's line has the status that a script would have had.
 */
function refusedForms(scope: Construct, metricName: string, logsOf: LogsOf, filterPattern: IFilterPattern) {
  const places = new Construct(scope, `${metricName}InForms`);
  const [metric] = operations
    .filter(({ endpoint }) => endpoint.form)
    .map(({ name }) => counted(places, name, logsOf(name), filterPattern, { metricName }));
  if (!metric) throw new Error('No operation takes a form.');
  return metric;
}

type LogsOf = (name: LambdaName) => ILogGroup;

const status = (code: number) => FilterPattern.stringValue('$.status', '=', String(code));

// Without a default value: a metric of a filter costs 30 cents a month only while there is something to count.
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
