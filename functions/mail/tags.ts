import type { LetterName } from '#shared/domain/mail/mail.ts';
import type { Partition } from '#shared/table.ts';
import type { Key } from '../platform/table/table.ts';

/** The item that a mail is about, and the entry of its outbox that the mail comes from. */
export interface MailTags {
  key: Key;
  /** Has only letters, digits, `_` and `-`, which Amazon SES requires of tags. */
  entryId: string;
  letter: LetterName;
}

/** The tags for Amazon SES. The sort key is encoded, because it may have characters that SES refuses. */
export const tagList = ({ key, entryId, letter }: MailTags) => [
  { Name: 'item', Value: key.pk },
  { Name: 'id', Value: Buffer.from(key.sk).toString('base64url') },
  { Name: 'mail', Value: entryId },
  { Name: 'letter', Value: letter },
];

/** Reads the tags of an event of Amazon SES; undefined where they are not those of our mails. */
export function readTags({ item, id, mail, letter }: Record<string, unknown>): MailTags | undefined {
  const [pk, sk, entryId, name] = [item, id, mail, letter].map((values) =>
    Array.isArray(values) ? values[0] : undefined,
  );
  if (!mailed.some((each) => each === pk) || ![sk, entryId, name].every(isText)) return undefined;
  return { key: { pk, sk: Buffer.from(sk, 'base64url').toString() }, entryId, letter: name as LetterName };
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
