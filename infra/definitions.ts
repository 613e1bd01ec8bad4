import { handlerFile, type OperationName, operations } from '#shared/api/contract.ts';
import { type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import { renderedPages } from '#shared/pages.ts';
import type { Partition } from '#shared/table.ts';
import type { AsynchronousTrigger, Grants, GuardedAuth, ItemAction, Trigger } from './grants.ts';
import { type Job, record } from './lambdas.ts';

// Calls to Razorpay take at most 15 seconds (functions/orders/razorpay/client.ts), and API Gateway gives up after 29.
// With a limit in between, the Lambda can still respond and log what was slow.
const requestSeconds = 25;
const asynchronousSeconds = 180;

// Less memory means less CPU and a slower first response; more memory wouldn't make it faster.
const usualMemory = 512;
// Rendering is limited by CPU, and a Lambda with this much memory gets a whole vCPU.
const rendererMemory = 1769;

export const lambdaStacks = ['api', 'admin', 'work', 'web'] as const;

export interface LambdaDefinition {
  name: LambdaName;
  file: string;
  grants: Grants;
  /** Missing if a route starts the Lambda. */
  trigger?: Trigger;
  /** In seconds. */
  timeout: number;
  /** In megabytes. */
  memory: number;
  stack: (typeof lambdaStacks)[number];
}

/**
 * No caller is waiting for the result. If a run throws, it's retried, and its event eventually becomes a dead letter.
 */
export interface AsynchronousLambda extends LambdaDefinition {
  trigger: AsynchronousTrigger;
}

/** The name is also the bundle's folder and the construct's id, and appears in every log line. */
export type LambdaName =
  | OperationName
  | { [S in Subject]: Extract<keyof (typeof record)[S], string> }[Subject];

type Subject = keyof typeof record;

// An entry with neither a route nor a trigger doesn't compile.
type Jobs = { [S in Subject]: Record<Exclude<keyof (typeof record)[S], OperationName>, Job> };

export const lambdas: readonly LambdaDefinition[] = Object.entries<Record<string, Grants | Job>>(
  record satisfies Jobs,
).flatMap(([subject, entries]) =>
  Object.entries(entries).map(([name, entry]) => definition(subject, name as LambdaName, entry)),
);

export function definitionOf(name: LambdaName): LambdaDefinition {
  const found = lambdas.find((each) => each.name === name);
  if (!found) throw new Error(`Unknown Lambda: ${name}.`);
  return found;
}

function definition(subject: string, name: LambdaName, entry: Grants | Job): LambdaDefinition {
  const file = handlerFile(subject, name);
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    const stack = stackOf(subject, operation.endpoint.auth === 'public');
    const grants = withDerived(operation.endpoint, entry);
    return { name, file, grants, timeout: requestSeconds, memory: usualMemory, stack };
  }
  const { trigger, ...grants } = entry as Job;
  const stack = stackOf(subject, 'authorizes' in trigger);
  if ('renders' in trigger)
    return {
      name,
      file,
      trigger,
      grants: grantsOfPages(grants),
      timeout: requestSeconds,
      memory: rendererMemory,
      stack,
    };
  if ('authorizes' in trigger)
    return { name, file, trigger, grants, timeout: requestSeconds, memory: usualMemory, stack };
  return { name, file, trigger, grants, timeout: asynchronousSeconds, memory: usualMemory, stack };
}

/**
 * CloudFormation allows 500 resources per stack, and one role can invoke about 88 Lambdas. The API stage needs the
 * authorizers and sets throttles for public routes by name, so these are in its stack.
 */
function stackOf(subject: string, isNeededByStage: boolean): LambdaDefinition['stack'] {
  if (isNeededByStage) return 'api';
  if (subject === 'pages') return 'web';
  const ofWork = [
    'classes',
    'customers',
    'fulfilment',
    'orders',
    'own-order',
    'payment-links',
    'receipts',
    'search',
    'work',
  ];
  return ofWork.includes(subject) ? 'work' : 'admin';
}

/** Adds the grants of the routes whose responses pages show. */
function grantsOfPages(own: Grants): Grants {
  const shown = new Set<string>(Object.values(renderedPages).flat());
  const rights: Record<string, Grants> = Object.assign({}, ...Object.values(record));
  const granted = operations
    .filter(({ endpoint }) => shown.has(endpoint.route))
    .flatMap(({ name }) => rights[name] ?? [])
    .concat(own);
  const table: Partial<Record<Partition, ItemAction[]>> = {};
  for (const [name, actions] of granted.flatMap((each) => Object.entries(each.table ?? {})))
    table[name as Partition] = [...new Set([...(table[name as Partition] ?? []), ...actions])];
  return {
    table,
    gsi1: [...new Set(granted.flatMap(({ gsi1 = [] }) => gsi1))],
    gsi2: [...new Set(granted.flatMap(({ gsi2 = [] }) => gsi2))],
    gsi3: [...new Set(granted.flatMap(({ gsi3 = [] }) => gsi3))],
  };
}

/** Adds the grants that `handle` needs to count attempts, record the owner's changes and check the second factor. */
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
    ['SECOND_FACTOR', proof ? ['GetItem'] : []],
  ];
  const together = { ...table };
  for (const [partition, actions] of added)
    if (actions.length > 0) together[partition] = [...new Set([...(table[partition] ?? []), ...actions])];
  return Object.keys(together).length > 0 ? { ...grants, table: together } : grants;
}

export const asynchronousLambdas: readonly AsynchronousLambda[] = lambdas.filter(isAsynchronous);

export function isAsynchronous(definition: LambdaDefinition): definition is AsynchronousLambda {
  const { trigger } = definition;
  return trigger !== undefined && !('authorizes' in trigger) && !('renders' in trigger);
}

export const isCalled = ({ trigger }: LambdaDefinition): boolean =>
  trigger === undefined || 'authorizes' in trigger;

export const lambdasOf = (stack: LambdaDefinition['stack']) =>
  lambdas.filter((definition) => definition.stack === stack);

export function authorizerOf(auth: GuardedAuth): LambdaDefinition {
  const found = lambdas.find(
    ({ trigger }) => trigger && 'authorizes' in trigger && trigger.authorizes === auth,
  );
  if (!found) throw new Error(`No Lambda authorizes ${auth}.`);
  return found;
}
