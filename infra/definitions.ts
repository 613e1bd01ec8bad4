import { handlerFile, type OperationName, operations } from '#shared/api/contract.ts';
import { type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import { drawnPages } from '#shared/pages.ts';
import type { Partition } from '#shared/table.ts';
import type { AsynchronousTrigger, Grants, GuardedAuth, ItemAction, Trigger } from './grants.ts';
import { type Job, record } from './lambdas.ts';
import { throttleOf } from './throttles.ts';

// An operation's calls to Razorpay end within 15 seconds (functions/orders/razorpay/client.ts), and API Gateway gives up
// after 29: in between, the operation itself answers, and its log says what took long.
const requestSeconds = 25;
const asynchronousSeconds = 180;

// Less memory brings less CPU and a slower first answer; more memory brings nothing.
const usualMemory = 512;
// Drawing needs the processor, and this much memory brings a whole one.
const drawingMemory = 1769;

/** One Lambda, with what follows from its entry. */
export interface LambdaDefinition {
  name: LambdaName;
  /** The path of the source from the project's root. */
  file: string;
  grants: Grants;
  /** Missing where a route of the contract starts the Lambda. */
  trigger?: Trigger;
  /** The most seconds that a run may take. */
  timeout: number;
  /** Megabytes. */
  memory: number;
  /** The stack of the Lambda. */
  stack: 'api' | 'work' | 'web';
}

/** A Lambda that nobody waits for. A run that throws is tried again, and then kept as a dead letter. */
export interface AsynchronousLambda extends LambdaDefinition {
  trigger: AsynchronousTrigger;
}

/** The name of a Lambda: its bundle's folder, the word in its log lines, its construct in the stack. */
export type LambdaName =
  | OperationName
  | { [S in Subject]: Extract<keyof (typeof record)[S], string> }[Subject];

type Subject = keyof typeof record;

// An entry of the record that has neither a route nor a trigger does not compile here.
type Jobs = { [S in Subject]: Record<Exclude<keyof (typeof record)[S], OperationName>, Job> };

/** Every Lambda of the product, in the order of the record. */
export const lambdas: readonly LambdaDefinition[] = Object.entries<Record<string, Grants | Job>>(
  record satisfies Jobs,
).flatMap(([subject, entries]) =>
  Object.entries(entries).map(([name, entry]) => definition(subject, name as LambdaName, entry)),
);

/** The Lambda of a name. */
export function definitionOf(name: LambdaName): LambdaDefinition {
  const found = lambdas.find((each) => each.name === name);
  if (!found) throw new Error(`There is no Lambda ${name}.`);
  return found;
}

function definition(subject: string, name: LambdaName, entry: Grants | Job): LambdaDefinition {
  const file = handlerFile(subject, name);
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    // A route with a throttle stands in the stage's stack, as the stage names the route: routes of other stacks come later.
    const stack = throttleOf(operation) ? 'api' : stackOf(subject);
    const grants = withDerived(operation.endpoint, entry);
    return { name, file, grants, timeout: requestSeconds, memory: usualMemory, stack };
  }
  const { trigger, ...grants } = entry as Job;
  const stack = stackOf(subject);
  if ('draws' in trigger)
    return {
      name,
      file,
      trigger,
      grants: grantsOfPages(),
      timeout: requestSeconds,
      memory: drawingMemory,
      stack,
    };
  // The API's stage needs its authorizers.
  if ('authorizes' in trigger)
    return { name, file, trigger, grants, timeout: requestSeconds, memory: usualMemory, stack: 'api' };
  return { name, file, trigger, grants, timeout: asynchronousSeconds, memory: usualMemory, stack };
}

/**
 * The stack of a Lambda by its subject. CloudFormation takes 500 resources in a stack, and IAM 88 Lambdas in the role that
 * invokes them, and the product has more: so bought work, and subjects near it, have a stack of their own.
 */
function stackOf(subject: string): LambdaDefinition['stack'] {
  if (subject === 'pages') return 'web';
  const ofWork = ['classes', 'own-order', 'payment-links', 'people', 'receipts', 'search', 'work'];
  return ofWork.includes(subject) ? 'work' : 'api';
}

/** The rights to read what the drawn pages show: the sum of their routes' rights. */
function grantsOfPages(): Grants {
  const shown = new Set<string>(Object.values(drawnPages).flat());
  const rights: Record<string, Grants> = Object.assign({}, ...Object.values(record));
  const granted = operations
    .filter(({ endpoint }) => shown.has(endpoint.route))
    .flatMap(({ name }) => rights[name] ?? []);
  const table: Partial<Record<Partition, ItemAction[]>> = {};
  for (const [name, actions] of granted.flatMap((each) => Object.entries(each.table ?? {})))
    table[name as Partition] = [...new Set([...(table[name as Partition] ?? []), ...actions])];
  return {
    table,
    gsi1: [...new Set(granted.flatMap(({ gsi1 = [] }) => gsi1))],
    gsi2: [...new Set(granted.flatMap(({ gsi2 = [] }) => gsi2))],
  };
}

/**
 * Adds the rights that `handle` needs by the contract: to count attempts by address, to note a change of the owner's, and to
 * check the second factor. No entry names these rights, so no entry can forget them.
 */
function withDerived(endpoint: Endpoint, { table = {}, ...grants }: Grants): Grants {
  const { limit, proof } = endpoint;
  const added: [Partition, readonly ItemAction[]][] = [
    [
      'THROTTLE',
      limit
        ? ['UpdateItem', ...(limit.counts === 'failures' ? (['GetItem', 'DeleteItem'] as const) : [])]
        : [],
    ],
    ['ACTIVITY', leavesActivity(endpoint) ? ['PutItem'] : []],
    ['SETTINGS', proof ? ['GetItem'] : []],
  ];
  const together = { ...table };
  for (const [partition, actions] of added)
    if (actions.length > 0) together[partition] = [...new Set([...(table[partition] ?? []), ...actions])];
  return Object.keys(together).length > 0 ? { ...grants, table: together } : grants;
}

/** The Lambdas that EventBridge starts. */
export const asynchronousLambdas: readonly AsynchronousLambda[] = lambdas.filter(isAsynchronous);

export function isAsynchronous(definition: LambdaDefinition): definition is AsynchronousLambda {
  const { trigger } = definition;
  return trigger !== undefined && !('authorizes' in trigger) && !('draws' in trigger);
}

/** Whether API Gateway invokes a Lambda. */
export const isCalled = ({ trigger }: LambdaDefinition): boolean =>
  trigger === undefined || 'authorizes' in trigger;

/** The Lambdas of a stack, in the order of the record. */
export const lambdasOf = (stack: LambdaDefinition['stack']) =>
  lambdas.filter((definition) => definition.stack === stack);

/** The Lambda that API Gateway asks ahead of the routes whose endpoint has this `auth`. */
export function authorizerOf(auth: GuardedAuth): LambdaDefinition {
  const found = lambdas.find(
    ({ trigger }) => trigger && 'authorizes' in trigger && trigger.authorizes === auth,
  );
  if (!found) throw new Error(`No Lambda authorizes ${auth}.`);
  return found;
}
