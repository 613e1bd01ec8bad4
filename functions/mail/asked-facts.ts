import type { FactsOf } from '#shared/letters/letters.ts';
import { standingOf } from '../payment-links/links.ts';
import type { StoredLink } from '../payment-links/store.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';
import type { NotNow } from './not-now.ts';

/** The facts of the mail that asks for a payment; nobody needs it once that is paid, or cannot be any more. */
export async function askedFacts({
  item,
  entry,
}: Claim<MailFacts>): Promise<FactsOf<'payment-asked'> | NotNow> {
  const { state } = await standingOf(item as OutboxItem & StoredLink);
  return state === 'open' ? (entry.facts.facts as FactsOf<'payment-asked'>) : 'no longer needed';
}
