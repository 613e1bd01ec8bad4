import type { OutboxKind } from '#shared/table.ts';
import { inBatches } from '../in-batches.ts';
import { type Claim, claim, listDue, type Popped, pop } from './claim.ts';
import type { OutboxItem } from './entries.ts';

/**
 * Claims each due entry of a kind, runs `act` and pops the entry with its result. `act` must be idempotent, because a
 * run can be killed before the pop. A failed entry becomes due again when its claim ends.
 */
export async function runDue<Facts, Item extends OutboxItem = OutboxItem>(
  kind: OutboxKind,
  act: (claimed: Claim<Facts>) => Promise<Popped<Item> | undefined>,
): Promise<{ done: number }> {
  const errors: unknown[] = [];
  let done = 0;
  const runOne = async (item: OutboxItem) => {
    const claimed = await claim<Facts>(item);
    if (!claimed) return;
    const popped = await act(claimed);
    if (await pop<Item>(claimed, popped ?? {})) done += 1;
  };
  const onFailure = (error: unknown) => void errors.push(error);
  await inBatches(await listDue(kind, mostItems), runOne, { onFailure, deadline: Date.now() + claimingMs });
  // Thrown at the end, so that a failed entry doesn't hold up the others.
  if (errors[0]) throw errors[0];
  return { done };
}

const mostItems = 5000;
// The Lambda is stopped after 180 seconds, and the last batch has to finish before that.
const claimingMs = 120_000;
