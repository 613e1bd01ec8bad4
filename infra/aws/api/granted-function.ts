import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { isAsynchronous, type LambdaDefinition } from '../../definitions.ts';
import { type CachedPages, environmentOf } from '../../environment.ts';
import { built } from '../built.ts';
import type { DataStack } from '../data/data-stack.ts';
import type { LogRetention } from '../retention.ts';
import { loggingTo, type MailSender, sendingTo, statementsOf } from './statements.ts';

export interface GrantedFunctionProps {
  data: DataStack;
  logs: LogRetention;
  /** Needed by asynchronous Lambdas. */
  deadLetters?: IQueue | undefined;
  pages?: (CachedPages & { distributionArn: string }) | undefined;
  mail?: MailSender | undefined;
}

export class GrantedFunction extends Construct {
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, definition: LambdaDefinition, props: GrantedFunctionProps) {
    super(scope, definition.name);
    const { data, logs, pages, mail } = props;
    const { table, secrets, files, media } = data;
    const secretArns = {
      admin: secrets.admin.secretArn,
      razorpay: secrets.razorpay.secretArn,
      links: secrets.links.secretArn,
    };
    const deadLetters = isAsynchronous(definition) ? props.deadLetters : undefined;

    this.logGroup = new LogGroup(this, 'Logs', logs);

    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        grants: new PolicyDocument({
          statements: [
            loggingTo(this.logGroup),
            ...statementsOf(definition.grants, {
              tableArn: table.tableArn,
              secretArns,
              filesArn: files.bucketArn,
              mediaArn: media.bucketArn,
              distributionArn: pages?.distributionArn,
              mail,
            }),
            ...(deadLetters ? [sendingTo(deadLetters)] : []),
          ],
        }),
      },
    });

    this.function = new LambdaFunction(this, 'Function', {
      description: definition.file,
      code: Code.fromAsset(built(`dist/functions/${definition.name}`)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: definition.memory,
      timeout: Duration.seconds(definition.timeout),
      // The role already has the permission that the CDK would add for the dead-letter queue.
      role: role.withoutPolicyUpdates(),
      logGroup: this.logGroup,
      ...(deadLetters && { deadLetterQueue: deadLetters }),
      environment: environmentOf(definition, {
        tableName: table.tableName,
        secretIds: secretArns,
        filesBucket: files.bucketName,
        mediaBucket: media.bucketName,
        pages,
        mail,
      }),
    });
  }
}
