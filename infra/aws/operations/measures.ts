import { Duration, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { startSession } from '#shared/api/sessions.ts';
import type { LambdaName } from '../../lambdas.ts';
import type { ApiStack } from '../api/api-stack.ts';
import type { WebStack } from '../web/web-stack.ts';

/** The metrics that are watched, each over five minutes. */
export type Measures = ReturnType<typeof measures>;

export function measures(stack: Construct, apiStack: ApiStack, web: WebStack) {
  const { api, accessLogs, deadLetters } = apiStack;
  const period = Duration.minutes(5);
  const scope = new Construct(stack, 'Counted');
  const drawing = web.lambda('drawPage');
  const logsOf = (name: LambdaName) => apiStack.lambda(name).logGroup;
  const sweptCount = (name: string, field: 'uncaptured' | 'overdue' | 'oldGaps') =>
    counted(
      scope,
      name,
      logsOf('sweepPayments'),
      FilterPattern.numberValue(`$.${field}`, '>', 0),
      `$.${field}`,
    );
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
      accessLogs,
      FilterPattern.all(
        FilterPattern.stringValue('$.route', '=', startSession.route),
        FilterPattern.stringValue('$.status', '=', '401'),
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
    // The webhook alone tells of disputes, with a line for each step.
    disputes: counted(
      scope,
      'Disputes',
      logsOf('receiveWebhook'),
      FilterPattern.any(
        FilterPattern.stringValue('$.event', '=', 'dispute open'),
        FilterPattern.stringValue('$.event', '=', 'dispute action_required'),
        FilterPattern.stringValue('$.event', '=', 'dispute lost'),
      ),
    ),
    drawnPages: drawing.function.metricInvocations({ period }),
    drawingTime: drawing.function.metricDuration({ period, statistic: Stats.percentile(99) }),
    // The Lambda cannot draw: it throws, takes too long, or does not start.
    undrawnPages: drawing.function.metricErrors({ period }),
    // It draws, and a store did not answer.
    unreadablePages: counted(
      scope,
      'UnreadablePages',
      drawing.logGroup,
      FilterPattern.numberValue('$.status', '=', 503),
    ),
    // A run that fails three times is a dead letter too.
    failedFreshening: web.lambda('freshenPages').function.metricErrors({ period }),
    deadLetters: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
  };
}

const status = (code: number) => FilterPattern.stringValue('$.status', '=', String(code));

// Without a default value: a metric of a filter costs 30 cents a month only while there is something to count.
function counted(
  scope: Construct,
  name: string,
  logGroup: ILogGroup,
  filterPattern: IFilterPattern,
  metricValue = '1',
): Metric {
  const metricNamespace = Stack.of(scope).stackName;
  return new MetricFilter(scope, name, {
    logGroup,
    filterPattern,
    metricName: name,
    metricNamespace,
    metricValue,
  }).metric({ period: Duration.minutes(5), statistic: Stats.SUM });
}
