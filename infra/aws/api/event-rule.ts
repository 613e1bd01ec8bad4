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
  /** For a Lambda that takes events of SES, the configuration set of the mails in question. */
  configurationSet?: string | undefined;
}

/** The rule of EventBridge that starts a Lambda. A run that could not start is kept as a dead letter. */
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
 * The queue for a rule of this stack. A queue of another stack goes by its ARN: otherwise the CDK would write the rule into
 * that queue's policy, and the other stack would depend on this one. `api-stack.ts` permits these rules instead.
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
    // Events of the account's other senders come on the same bus.
    const ownMails = configurationSet && { mail: { tags: { 'ses:configuration-set': [configurationSet] } } };
    const detail = source.includes('aws.ses') && ownMails;
    return { eventPattern: { source: [...source], detailType: [...detailType], ...(detail && { detail }) } };
  }
  // A rule's clock is UTC.
  const { hour, minute } = utcTimeOf(trigger.dailyAt);
  return { schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }) };
}

// A repeated job needs no retry after its next run. Other runs are retried for a day, EventBridge's default.
const retryingFor = (trigger: AsynchronousTrigger): LambdaFunctionProps =>
  'everyMinutes' in trigger ? { maxEventAge: Duration.minutes(trigger.everyMinutes) } : {};
