import type { OutboxKind } from '#shared/table.ts';
import { inBatches } from '../in-batches.ts';
import { type Claim, claim, listDue, type Popped, pop } from './claim.ts';
import type { OutboxItem } from './entries.ts';

/**
 * Does the due entries of a kind: claims each entry, acts, and pops it with what `act` returns. A run may be killed before it
 * pops, so `act` may run twice for an entry and has to have the same effect then. A failed entry is due again after its claim.
 */
export async function doDue<Facts, Item extends OutboxItem = OutboxItem>(
  kind: OutboxKind,
  act: (claimed: Claim<Facts>) => Promise<Popped<Item> | undefined>,
): Promise<{ done: number }> {
  const errors: unknown[] = [];
  let done = 0;
  const doOne = async (item: OutboxItem) => {
    const claimed = await claim<Facts>(item);
    if (!claimed) return;
    const popped = await act(claimed);
    if (await pop<Item>(claimed, popped ?? {})) done += 1;
  };
  const onFailure = (error: unknown) => void errors.push(error);
  await inBatches(await listDue(kind, mostItems), doOne, { onFailure, deadline: Date.now() + claimingMs });
  // A failed entry has not kept the others from their turn.
  if (errors[0]) throw errors[0];
  return { done };
}

const mostItems = 5000;
// The Lambda has 180 seconds, in which the last batch has to end.
const claimingMs = 120_000;
