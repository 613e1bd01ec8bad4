import { Duration, type Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { isCalled, lambdasOf } from '../../definitions.ts';
import type { ApiStack } from './api-stack.ts';
import { gatewayRole } from './gateway-role.ts';
import type { GrantedFunctionProps } from './granted-function.ts';
import { LambdaStack } from './lambda-stack.ts';
import { addRoutes } from './routes.ts';

interface SubjectStackProps extends StackProps, GrantedFunctionProps {
  lambdas: 'work' | 'admin';
  api: ApiStack;
  configurationSet: string;
}

/** The jobs of some subjects, and their routes that aren't public. */
export class SubjectStack extends LambdaStack {
  readonly deadLetters: IQueue;

  /** Creates the queue for dead letters unless another stack has it. */
  constructor(scope: Construct, id: string, { lambdas, api, configurationSet, ...props }: SubjectStackProps) {
    super(scope, id, props);
    const definitions = lambdasOf(lambdas);
    this.deadLetters = props.deadLetters ?? deadLetterQueue(this);
    this.addLambdas(definitions, { ...props, deadLetters: this.deadLetters }, configurationSet);
    const called = definitions.filter(isCalled).map(({ name }) => this.lambda(name).function);
    addRoutes(this, definitions, {
      api: api.api,
      role: gatewayRole(this, called),
      authorizers: api.authorizers,
    });
  }
}

function deadLetterQueue(stack: Stack): Queue {
  const queue = new Queue(stack, 'DeadLetters', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  // Lets rules in stacks that are deployed later send their dead letters to this queue.
  queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('events.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: {
        ArnLike: {
          'aws:SourceArn': stack.formatArn({ service: 'events', resource: 'rule', resourceName: '*' }),
        },
      },
    }),
  );
  return queue;
}
