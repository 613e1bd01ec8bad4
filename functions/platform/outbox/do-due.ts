import type { OutboxKind } from '#shared/table.ts';
import { inBatches } from '../in-batches.ts';
import { type Claim, claim, listDue, type Popped, pop } from './claim.ts';
import type { OutboxItem } from './entries.ts';

/**
 * Does what is due of a kind: claims each entry, acts and pops it with what `act` returns. An act may come twice, where a
 * run is killed before it could pop, so it has to come to the same. What fails comes again after the claim.
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
  // One at which it failed has kept no other.
  if (errors[0]) throw errors[0];
  return { done };
}

const mostItems = 5000;
// The Lambda has 180 seconds, and what is begun has to end within them.
const claimingMs = 120_000;
