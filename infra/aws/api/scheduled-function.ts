import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ScheduledLambda } from '../../lambdas.ts';
import { EndpointFunction, type EndpointFunctionProps } from './endpoint-function.ts';

/** A Lambda that runs by the clock. A run that could not start or could not end well is kept as a dead letter. */
export class ScheduledFunction extends Construct {
  readonly lambda: EndpointFunction;

  constructor(
    scope: Construct,
    definition: ScheduledLambda,
    { deadLetters, ...props }: EndpointFunctionProps & { deadLetters: IQueue },
  ) {
    super(scope, `${definition.name}Schedule`);
    this.lambda = new EndpointFunction(scope, definition, { ...props, deadLetters });
    new Rule(this, 'Rule', {
      description: `Runs ${definition.name}.`,
      schedule: Schedule.rate(Duration.minutes(definition.everyMinutes)),
      targets: [
        new LambdaFunction(this.lambda.function, {
          deadLetterQueue: deadLetters,
          retryAttempts: 2,
          // The next run does what this one left.
          maxEventAge: Duration.minutes(definition.everyMinutes),
        }),
      ],
    });
  }
}
