import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/**
 * Notifies at four fifths of the month's budget, and if the forecast exceeds it. Covers the whole account, because
 * budgets by tag need activated tags.
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
