import { Duration, Stack } from 'aws-cdk-lib';
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
  /** SES's configuration set whose events are meant, where the Lambda is for events of SES. */
  configurationSet?: string;
}

/** EventBridge's rule for what starts a Lambda. A run that could not start is kept as a dead letter. */
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
          deadLetterQueue: inStackOf(this, deadLetters),
          retryAttempts: 2,
          ...retryingFor(trigger),
        }),
      ],
    });
  }
}

/**
 * The queue as a rule of this stack names it. One of another stack by its ARN, or the CDK would write the rule into that
 * one's policy, and with it turn the order of the stacks round: `api-stack.ts` lets such rules in.
 */
const inStackOf = (scope: Construct, queue: IQueue): IQueue =>
  Stack.of(queue) === Stack.of(scope) ? queue : Queue.fromQueueArn(scope, 'DeadLetters', queue.queueArn);

function patternOf(
  trigger: AsynchronousTrigger,
  configurationSet: string | undefined,
): Pick<RuleProps, 'schedule' | 'eventPattern'> {
  if ('everyMinutes' in trigger) return { schedule: Schedule.rate(Duration.minutes(trigger.everyMinutes)) };
  if ('event' in trigger) {
    const { source, 'detail-type': detailType } = trigger.event;
    // Other senders of the account have their events on the same bus.
    const ownMails = configurationSet && { mail: { tags: { 'ses:configuration-set': [configurationSet] } } };
    const detail = source.includes('aws.ses') && ownMails;
    return { eventPattern: { source: [...source], detailType: [...detailType], ...(detail && { detail }) } };
  }
  // A rule's clock is UTC.
  const { hour, minute } = utcTimeOf(trigger.dailyAt);
  return { schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }) };
}

// The next run does what this one left; a day otherwise, which is EventBridge's own.
const retryingFor = (trigger: AsynchronousTrigger): LambdaFunctionProps =>
  'everyMinutes' in trigger ? { maxEventAge: Duration.minutes(trigger.everyMinutes) } : {};
