import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Measures } from './measures.ts';

/** Draws the dashboard: traffic and speed above, errors and refusals beneath. */
export function addDashboard(scope: Construct, measured: Measures, { distributionId }: Distribution): void {
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: Stack.of(scope).stackName });
  dashboard.addWidgets(
    graph('Requests at the edge', [atTheEdge('Requests', distributionId)]),
    graph('Errors at the edge, percent', [
      atTheEdge('4xxErrorRate', distributionId),
      atTheEdge('5xxErrorRate', distributionId),
    ]),
    graph('Calls of the API', [measured.calls, measured.serverErrors, measured.failedForms]),
    graph('Time to answer, ms', [measured.p50, measured.p99]),
  );
  dashboard.addWidgets(
    graph('Refused as too many', [measured.throttledCalls, measured.throttledLambdas]),
    graph("Refused at the owner's door", [measured.authorizerDenials, measured.failedLogins]),
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
    graph('Pages drawn', [measured.drawnPages]),
    graph('Time to draw a page, ms', [measured.drawingTime]),
    graph('Pages not drawn, not read, not refreshed', [
      measured.undrawnPages,
      measured.refusedDrawing,
      measured.unreadablePages,
      measured.failedRefreshing,
    ]),
    graph('Runs that left mails waiting', [measured.waitingMails]),
  );
}

const graph = (title: string, metrics: IMetric[]) => new GraphWidget({ title, left: metrics, width: 6 });

// CloudFront's metrics are in this region alone.
const atTheEdge = (metricName: string, DistributionId: string) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    region: 'us-east-1',
    dimensionsMap: { DistributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? Stats.SUM : Stats.AVERAGE,
  });
