import { isToAdmin } from './emails.ts';
import type { EmailRecord, EmailState } from './mail.ts';

/**
 * Returns the time at which the last email to the visitor or buyer failed, or undefined if it didn't fail. Emails that
 * we chose not to send, or couldn't send because email isn't set up, aren't failures.
 */
export function undeliveredSince(emails: readonly EmailRecord[]): string | undefined {
  const last = emails.findLast(({ template, outcome }) => outcome !== 'superseded' && !isToAdmin(template));
  if (!last) return undefined;
  if (last.returned) return last.returnedAt ?? last.at;
  return last.outcome === 'not sent' && troubles.has(last.reason) ? last.at : undefined;
}

const troubles = new Set<EmailRecord['reason']>(['refused', 'too late']);

export function isUnreachable(
  emails: readonly Pick<EmailState, 'template' | 'outcome' | 'at' | 'returned'>[],
): boolean {
  const sent = emails.filter(({ template, outcome }) => outcome === 'sent' && !isToAdmin(template));
  const last = sent.sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last?.returned === 'bounced' || last?.returned === 'rejected';
}
