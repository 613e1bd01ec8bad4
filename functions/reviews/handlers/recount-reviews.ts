import { inBatches } from '../../platform/in-batches.ts';
import { job } from '../../platform/job.ts';
import { type Claim, claim, listDue, pop } from '../../platform/outbox/claim.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import type { RecountFacts } from '../store.ts';
import * as summary from '../summary.ts';

/** Recounts once for all changed reviews, and again a minute later, because an index may lag behind the table. */
export const handler = job(async () => {
  const claims: Claim<RecountFacts>[] = [];
  const errors: unknown[] = [];
  const onFailure = (error: unknown) => void errors.push(error);
  const claimEach = async (item: OutboxItem) => {
    const claimed = await claim<RecountFacts>(item);
    if (claimed) claims.push(claimed);
  };
  await inBatches(await listDue('RECOUNT', mostItems), claimEach, { onFailure });
  if (claims.length > 0) await summary.recount();
  await inBatches(claims, (each) => pop(each, { followUps: again(each.entry.facts) }), { onFailure });
  if (errors[0]) throw errors[0];
  return { entries: claims.length };
});

const again = ({ isSecond }: RecountFacts) =>
  isSecond
    ? []
    : [
        {
          kind: 'RECOUNT' as const,
          due: new Date(Date.now() + 60_000).toISOString(),
          facts: { isSecond: true } satisfies RecountFacts,
        },
      ];

const mostItems = 1000;
