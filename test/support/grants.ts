import {
  type FileAction,
  fileKeyShape,
  type Grants,
  type ItemAction,
  portraitKeyShapes,
  type SecretName,
} from '#infra/grants.ts';
import type { IndexName, Partition } from '#shared/table.ts';
import { fits } from '../infra/wildcards.ts';

export interface Use {
  lambda: string;
  action: ItemAction | FileAction | 'GetSecretValue' | 'CreateInvalidation' | MailAction;
  index?: string | undefined;
  partition?: string | undefined;
  secret?: string;
  bucket?: string | undefined;
  key?: string | undefined;
}

type MailAction = 'SendEmail' | 'SendRawEmail';

export function allowed(
  grants: Grants,
  { action, index, partition, secret, bucket, key = '' }: Omit<Use, 'lambda'>,
): boolean {
  if (action === 'GetSecretValue')
    return grants.secrets?.includes(secret?.split('-')[0] as SecretName) ?? false;
  if (action === 'CreateInvalidation') return grants.invalidatesPages ?? false;
  if (action === 'SendEmail' || action === 'SendRawEmail') return grants.mail === 'send';
  if (isFileAction(action)) {
    const [granted, shapes] =
      bucket === 'media' ? [grants.portraits, portraitKeyShapes] : [grants.files, [fileKeyShape]];
    return (granted?.includes(action) ?? false) && shapes.some((shape) => fits(shape, key));
  }
  if (action !== 'Query' || index === undefined)
    return grants.table?.[partition as Partition]?.includes(action) ?? false;
  const partitions: readonly string[] = grants[index as IndexName] ?? [];
  return partitions.includes(partition ?? '');
}

const isFileAction = (action: Use['action']): action is FileAction =>
  ['PutObject', 'GetObject', 'DeleteObject'].includes(action);
