import { type Operation, operations } from '#shared/api/contract.ts';
import { authorizerGrants, type Grants, grants, type SecretName, sweepGrants } from './grants.ts';

/** One Lambda: the name of its bundle's folder, its source, and what it may touch. */
export interface LambdaDefinition {
  name: Operation['name'] | 'authorizer' | 'sweepPayments';
  /** Path of the source from the project's root. */
  file: string;
  grants: Grants;
}

export const authorizer: LambdaDefinition = {
  name: 'authorizer',
  file: 'functions/sessions/authorizer.ts',
  grants: authorizerGrants,
};

/**
 * Seconds that a Lambda has for a request: two questions to Razorpay of 10 each, and below the 29 after which API
 * Gateway gives up, so that the Lambda's own log says what took long.
 */
export const requestSeconds = 25;

/** A Lambda that runs by the clock. */
export interface ScheduledLambda extends LambdaDefinition {
  everyMinutes: number;
}

export const schedules: readonly ScheduledLambda[] = [
  {
    name: 'sweepPayments',
    file: 'functions/orders/sweep-payments.ts',
    grants: sweepGrants,
    everyMinutes: 15,
  },
];

export const isScheduled = (definition: LambdaDefinition): definition is ScheduledLambda =>
  'everyMinutes' in definition;

/** Every Lambda of the product: one an operation, the authorizer, and those that run by the clock. */
export const lambdas: readonly LambdaDefinition[] = [
  ...operations.map(({ name, file }) => ({ name, file, grants: grants[name] })),
  authorizer,
  ...schedules,
];

/** The variables that a Lambda reads; secrets by ARN, and only those it is granted. */
export function environmentOf(
  definition: LambdaDefinition,
  resources: { tableName: string; secretIds: Record<SecretName, string>; originSecret: string },
): Record<string, string> {
  const { grants } = definition;
  return {
    // Behind API Gateway a Lambda must know who may call; the clock is nobody.
    ...(!isScheduled(definition) && { ORIGIN_SECRET: resources.originSecret }),
    ...((grants.table || grants.gsi1 || grants.gsi2 || grants.gsi3) && { TABLE_NAME: resources.tableName }),
    ...(grants.secrets?.includes('admin') && { ADMIN_SECRET_ID: resources.secretIds.admin }),
    ...(grants.secrets?.includes('razorpay') && { RAZORPAY_SECRET_ID: resources.secretIds.razorpay }),
  };
}
