import type { OutboxKind } from '#shared/table.ts';
import { inBatches } from '../in-batches.ts';
import type { OutboxItem } from './entries.ts';
import { type Claim, claim, listDue, type Popped, pop } from './take.ts';

/**
 * A job's run over the due entries of its kind: claims each, acts and pops it with what `act` returns. `act` may be run
 * again, where it was killed before it could pop. An entry at which it fails keeps no other, and comes again.
 */
export async function takeEach<Facts, Item extends OutboxItem = OutboxItem>(
  kind: OutboxKind,
  act: (claimed: Claim<Facts> & { item: Item }) => Promise<Popped<Item>>,
): Promise<{ done: number }> {
  const errors: unknown[] = [];
  let done = 0;
  const takeOne = async (item: OutboxItem) => {
    const claimed = await claim<Facts>(item);
    if (!claimed) return;
    const popped = await act(claimed as Claim<Facts> & { item: Item });
    if (await pop(claimed, popped)) done += 1;
  };
  const due = await listDue(kind, mostItems);
  const onFailure = (error: unknown) => void errors.push(error);
  await inBatches(due, takeOne, { onFailure, deadline: Date.now() + claimingMs });
  if (errors[0]) throw errors[0];
  return { done };
}

const mostItems = 1000;
// The Lambda has 180 seconds, and the last act has to end within them.
const claimingMs = 60_000;
