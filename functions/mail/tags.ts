import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { Partition } from '#shared/table.ts';
import type { Key } from '../platform/table/table.ts';

export interface MailTags {
  key: Key;
  entryId: string;
  template: TemplateName;
}

/** The sort key is encoded, because SES allows only letters, digits, `_` and `-` in tags. */
export const tagList = ({ key, entryId, template }: MailTags) => [
  { Name: 'item', Value: key.pk },
  { Name: 'id', Value: Buffer.from(key.sk).toString('base64url') },
  { Name: 'mail', Value: entryId },
  { Name: 'template', Value: template },
];

/** Returns undefined unless the tags are ours. */
export function readTags({ item, id, mail, template }: Record<string, unknown>): MailTags | undefined {
  const [pk, sk, entryId, name] = [item, id, mail, template].map((values) =>
    Array.isArray(values) ? values[0] : undefined,
  );
  if (!mailed.some((each) => each === pk) || ![sk, entryId, name].every(isText)) return undefined;
  return {
    key: { pk, sk: Buffer.from(sk, 'base64url').toString() },
    entryId,
    template: name as TemplateName,
  };
}

const isText = (value: unknown) => typeof value === 'string';

const mailed: readonly Partition[] = [
  'ENQUIRY',
  'ORDER',
  'OWNER_MAIL',
  'WORK',
  'LINK_REQUEST',
  'PAYMENT_LINK',
];
