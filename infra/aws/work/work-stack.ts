import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { isAsynchronous, isCalled, type LambdaName, lambdasOf } from '../../definitions.ts';
import type { ApiStack } from '../api/api-stack.ts';
import { EventRule } from '../api/event-rule.ts';
import { gatewayRole } from '../api/gateway-role.ts';
import { GrantedFunction, type GrantedFunctionProps } from '../api/granted-function.ts';
import { addRoutes } from '../api/routes.ts';

interface WorkStackProps extends StackProps, GrantedFunctionProps {
  api: ApiStack;
}

/** The Lambdas of bought work: more routes of the API, behind its authorizers, and jobs. */
export class WorkStack extends Stack {
  readonly #lambdas: ReadonlyMap<LambdaName, GrantedFunction>;

  constructor(scope: Construct, id: string, { api, ...props }: WorkStackProps) {
    super(scope, id, props);
    const definitions = lambdasOf('work');
    this.#lambdas = new Map(
      definitions.map((definition) => [definition.name, new GrantedFunction(this, definition, props)]),
    );
    const called = definitions.filter(isCalled).map(({ name }) => this.lambda(name).function);
    addRoutes({
      api: api.api,
      lambdas: this.#lambdas,
      role: gatewayRole(this, called),
      authorizers: api.authorizers,
    });
    for (const definition of definitions.filter(isAsynchronous))
      new EventRule(this, definition, {
        lambda: this.lambda(definition.name).function,
        deadLetters: props.deadLetters,
      });
  }

  lambda(name: LambdaName): GrantedFunction {
    const found = this.#lambdas.get(name);
    if (!found) throw new Error(`The stack has no Lambda ${name}.`);
    return found;
  }
}
