import { Stack } from 'aws-cdk-lib';
import { isAsynchronous, type LambdaDefinition, type LambdaName } from '../../definitions.ts';
import { EventRule } from './event-rule.ts';
import { GrantedFunction, type GrantedFunctionProps } from './granted-function.ts';

export class LambdaStack extends Stack {
  readonly #lambdas = new Map<LambdaName, GrantedFunction>();

  lambda(name: LambdaName): GrantedFunction {
    const found = this.#lambdas.get(name);
    if (!found) throw new Error(`The stack has no Lambda ${name}.`);
    return found;
  }

  protected addLambdas(
    definitions: readonly LambdaDefinition[],
    props: GrantedFunctionProps,
    configurationSet?: string,
  ): void {
    for (const definition of definitions) {
      const added = new GrantedFunction(this, definition, props);
      this.#lambdas.set(definition.name, added);
      if (!isAsynchronous(definition)) continue;
      const { deadLetters } = props;
      if (!deadLetters) throw new Error(`${definition.name} needs a dead-letter queue.`);
      new EventRule(this, definition, { lambda: added.function, deadLetters, configurationSet });
    }
  }
}
