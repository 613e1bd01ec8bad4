import type { Partition } from '#shared/table.ts';
import type { Key } from '../store/table.ts';

/** The item that a mail is about, and the entry of its outbox that the mail comes from. */
export interface MailTags {
  key: Key;
  /** Of letters, digits, `_` and `-`, as Amazon SES wants its tags. */
  entryId: string;
}

/** The tags as Amazon SES takes them. A sort key may have other characters than it allows. */
export const tagList = ({ key, entryId }: MailTags) => [
  { Name: 'item', Value: key.pk },
  { Name: 'id', Value: Buffer.from(key.sk).toString('base64url') },
  { Name: 'mail', Value: entryId },
];

/** The tags as events of Amazon SES have them; undefined where they are not those of a mail of ours. */
export function readTags({ item, id, mail }: Record<string, unknown>): MailTags | undefined {
  const [pk, sk, entryId] = [item, id, mail].map((values) => (Array.isArray(values) ? values[0] : undefined));
  const isOurs = mailed.some((each) => each === pk) && typeof sk === 'string' && typeof entryId === 'string';
  if (!isOurs) return undefined;
  return { key: { pk, sk: Buffer.from(sk, 'base64url').toString() }, entryId };
}

const mailed: readonly Partition[] = ['ENQUIRY', 'ORDER', 'OWNER_MAIL'];
