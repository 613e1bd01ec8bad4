import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/**
 * Sends a notification at 80% of the monthly budget, and another if the forecast exceeds it. The budget covers the
 * whole account, because budgets by tag don't work until the tags have been activated for billing.
 */
export const addBudget = (
  scope: Construct,
  { dollars, topic }: { dollars: number; topic: ITopic },
): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: Stack.of(scope).stackName,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      tell(topic, { notificationType: 'ACTUAL', threshold: 80 }),
      tell(topic, { notificationType: 'FORECASTED', threshold: 100 }),
    ],
  });

const tell = (topic: ITopic, what: { notificationType: string; threshold: number }) => ({
  notification: { ...what, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
  subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
});
