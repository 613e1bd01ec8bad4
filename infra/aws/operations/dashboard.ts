import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Measures } from './measures.ts';

export function addDashboard(scope: Construct, measured: Measures, { distributionId }: Distribution): void {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: Stack.of(scope).stackName });
  dashboard.addWidgets(
    graph('Requests at the edge', [atTheEdge('Requests', distributionId)]),
    graph('Errors at the edge, percent', [
      atTheEdge('4xxErrorRate', distributionId),
      atTheEdge('5xxErrorRate', distributionId),
    ]),
    graph('API calls', [measured.calls, measured.serverErrors, measured.failedForms]),
    graph('Response time, ms', [measured.p50, measured.p99]),
  );
  dashboard.addWidgets(
    graph('Throttled', [measured.throttledCalls, measured.throttledLambdas]),
    graph('Admin sign-ins refused', [measured.authorizerDenials, measured.failedLogins]),
    graph('Payments', [
      measured.webhookRefusals,
      measured.uncaptured,
      measured.disputes,
      measured.overdue,
      measured.sweepGaps,
      measured.sweepFailures,
    ]),
    graph('Dead letters', [measured.deadLetters]),
  );
  dashboard.addWidgets(
    graph('Pages rendered', [measured.renderedPages]),
    graph('Time to render a page, ms', [measured.renderTime]),
    graph('Pages not rendered, not loaded, not refreshed', [
      measured.unrenderedPages,
      measured.refusedRendering,
      measured.unreadablePages,
      measured.failedRefreshing,
    ]),
    graph('Runs that left emails waiting', [measured.waitingMails]),
  );
}

const graph = (title: string, metrics: IMetric[]) => new GraphWidget({ title, left: metrics, width: 6 });

// CloudFront reports its metrics only in this region.
const atTheEdge = (metricName: string, DistributionId: string) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    region: 'us-east-1',
    dimensionsMap: { DistributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? Stats.SUM : Stats.AVERAGE,
  });
