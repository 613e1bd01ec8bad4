import { Duration } from 'aws-cdk-lib';
import { Rule, type RuleProps, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, type LambdaFunctionProps } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { utcTimeOf } from '#shared/domain/time/india-time.ts';
import type { AsynchronousLambda } from '../../definitions.ts';
import type { AsynchronousTrigger } from '../../grants.ts';

interface EventRuleProps {
  lambda: IFunction;
  deadLetters: IQueue;
  configurationSet?: string | undefined;
}

export class EventRule extends Construct {
  constructor(
    scope: Construct,
    { name, trigger }: AsynchronousLambda,
    { lambda, deadLetters, configurationSet }: EventRuleProps,
  ) {
    super(scope, `${name}Schedule`);
    new Rule(this, 'Rule', {
      description: `Runs ${name}.`,
      ...patternOf(trigger, configurationSet),
      targets: [
        new LambdaFunction(lambda, {
          // For events that EventBridge can't deliver. If a run fails, Lambda itself sends the event to the queue. With
          // the queue itself instead of its ARN, the CDK would change the queue's policy, and its stack would depend on
          // this one. `subject-stack.ts` already gives these rules access.
          deadLetterQueue: Queue.fromQueueArn(this, 'DeadLetters', deadLetters.queueArn),
          retryAttempts: 2,
          ...retryingFor(trigger),
        }),
      ],
    });
  }
}

function patternOf(
  trigger: AsynchronousTrigger,
  configurationSet: string | undefined,
): Pick<RuleProps, 'schedule' | 'eventPattern'> {
  if ('everyMinutes' in trigger) return { schedule: Schedule.rate(Duration.minutes(trigger.everyMinutes)) };
  if ('event' in trigger) {
    const { source, 'detail-type': detailType } = trigger.event;
    // The default bus also receives events for other emails sent from this account.
    const ownMails = configurationSet && { mail: { tags: { 'ses:configuration-set': [configurationSet] } } };
    const detail = source.includes('aws.ses') && ownMails;
    return { eventPattern: { source: [...source], detailType: [...detailType], ...(detail && { detail }) } };
  }
  const { hour, minute } = utcTimeOf(trigger.dailyAt);
  return { schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }) };
}

// A recurring job isn't retried once its next run is due. Other events are retried for up to a day, EventBridge's
// default.
const retryingFor = (trigger: AsynchronousTrigger): LambdaFunctionProps =>
  'everyMinutes' in trigger ? { maxEventAge: Duration.minutes(trigger.everyMinutes) } : {};
