import type { LetterName } from '#shared/domain/mail/mail.ts';
import { letters } from '#shared/letters/letters.ts';
import * as orders from '../orders/store.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { Stage } from './stage.ts';

/** Finds the address that a letter goes to when it is sent: one of a visitor or a buyer may have been put right. */
export async function addressOf(
  letter: LetterName,
  item: OutboxItem,
  { owner }: Stage,
): Promise<string | undefined> {
  if (letters[letter].to === 'owner') return owner;
  const { email, buyer } = (item.pk === 'WORK' ? ((await orders.find(item.sk)) ?? {}) : item) as {
    email?: string;
    buyer?: { email: string };
  };
  const isOfOrder = item.pk === 'ORDER' || item.pk === 'WORK';
  const address = isOfOrder ? buyer?.email : email;
  return address && isOneAddress.test(address) ? address : undefined;
}

// Nothing that parts addresses, or that a header gives a meaning to: what an old row holds was checked by other rules.
const isOneAddress = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;
