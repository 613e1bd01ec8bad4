import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/**
 * Tells the topic when the account has spent four fifths of the month's dollars, and when it is likely to spend more than
 * all. It counts the whole account, as a budget by tag counts nothing until somebody activates the tags.
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
