import { inBatches } from '../../platform/in-batches.ts';
import { job } from '../../platform/job.ts';
import { type Claim, claim, delay, listDue, pop } from '../../platform/outbox/claim.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import { type RefreshFacts, refreshAgain } from '../../platform/outbox/refresh.ts';
import { invalidate } from '../invalidate.ts';

/**
 * Invalidates the pages that show changed data, and does so again a minute later. If CloudFront fails, the next run
 * tries again.
 */
export const handler = job(async () => {
  const claims: Claim<RefreshFacts>[] = [];
  const errors: unknown[] = [];
  const onFailure = (error: unknown) => void errors.push(error);
  const claimEach = async (item: OutboxItem) => {
    const claimed = await claim<RefreshFacts>(item);
    if (claimed) claims.push(claimed);
  };
  const due = await listDue('REFRESH', mostItems);
  await inBatches(due, claimEach, { onFailure, deadline: Date.now() + claimingMs });
  const addresses = await invalidate(
    claims.flatMap(({ entry }) => entry.facts.paths),
    claims.map(({ entry }) => entry.id),
  ).catch(async (error) => {
    const now = new Date().toISOString();
    await inBatches(claims, (each) => delay(each, now), { onFailure });
    throw error;
  });
  await inBatches(claims, (each) => pop(each, { followUps: refreshAgain(each.entry.facts) }), { onFailure });
  if (errors[0]) throw errors[0];
  return { entries: claims.length, addresses };
});

const mostItems = 5000;
// Popping the entries takes as long as claiming them, and the Lambda is stopped after 180 seconds.
const claimingMs = 60_000;
