import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { addAlarms } from './alarms.ts';
import { addBudget } from './budget.ts';
import { addDashboard } from './dashboard.ts';
import { type MeasuredStacks, measures } from './measures.ts';

interface OperationsStackProps extends StackProps, MeasuredStacks {
  alarmEmail?: string | undefined;
  monthlyBudget: number;
  sendsMails: boolean;
}

export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    super(scope, id, props);
    const { web, alarmEmail, monthlyBudget, sendsMails } = props;

    const topic = new Topic(this, 'Alarms', { displayName: `${this.stackName} alarms`, enforceSSL: true });
    // A topic with its own policy loses the default one, which lets the account's alarms publish to it.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [
          new ServicePrincipal('cloudwatch.amazonaws.com'),
          new ServicePrincipal('budgets.amazonaws.com'),
        ],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));

    const measured = measures(this, props);
    for (const alarm of addAlarms(this, measured, sendsMails)) alarm.addAlarmAction(new SnsAction(topic));
    addDashboard(this, measured, web.distribution);
    if (monthlyBudget > 0) addBudget(this, { dollars: monthlyBudget, topic });

    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
  }
}
