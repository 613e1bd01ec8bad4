import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { isAsynchronous, lambdasOf } from '../../definitions.ts';
import { EventRule } from '../api/event-rule.ts';
import { GrantedFunction, type GrantedFunctionProps } from '../api/granted-function.ts';

type EmulatedWebStackProps = StackProps & Omit<GrantedFunctionProps, 'pages'>;

/** The part of the web stack that an emulator can run: its Lambdas. Nothing caches the pages that `drawPage` draws. */
export class EmulatedWebStack extends Stack {
  constructor(scope: Construct, id: string, props: EmulatedWebStackProps) {
    super(scope, id, props);
    for (const definition of lambdasOf('web')) {
      const { function: lambda } = new GrantedFunction(this, definition, props);
      if (isAsynchronous(definition))
        new EventRule(this, definition, { lambda, deadLetters: props.deadLetters });
    }
  }
}
