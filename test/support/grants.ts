import type { Grants, ItemAction, SecretName } from '#infra/lambdas.ts';
import type { IndexName, Partition } from '#shared/table.ts';

/** One call of a Lambda to AWS. */
export interface Use {
  lambda: string;
  action: ItemAction | 'GetSecretValue' | 'CreateInvalidation' | 'SendEmail';
  index?: string | undefined;
  partition?: string | undefined;
  /** Its id, which begins with its name. */
  secret?: string;
}

/** Whether `grants` allow a call, as the synthesized policy would. */
export function allowed(grants: Grants, { action, index, partition, secret }: Omit<Use, 'lambda'>): boolean {
  if (action === 'GetSecretValue')
    return grants.secrets?.includes(secret?.split('-')[0] as SecretName) ?? false;
  if (action === 'CreateInvalidation') return grants.invalidatesPages ?? false;
  if (action === 'SendEmail') return grants.mail === 'send';
  if (action !== 'Query' || index === undefined)
    return grants.table?.[partition as Partition]?.includes(action) ?? false;
  const partitions: readonly string[] = grants[index as IndexName] ?? [];
  return partitions.includes(partition ?? '');
}
