import { job } from '../lib/event/job.ts';
import { type FreshenFacts, freshenAgain } from '../lib/outbox/freshen.ts';
import { claim, delay, listDue, pop } from '../lib/outbox/take.ts';
import { invalidate } from '../lib/pages/invalidate.ts';

/**
 * Has the edge forget the pages that show what was changed, in one invalidation a run: each minute those of the last,
 * and a minute later the same again. Where CloudFront fails, the next run does it.
 */
export const handler = job(async () => {
  const ends = Date.now() + claimingMs;
  const claimed = await onEach(await listDue('FRESHEN', mostItems), async (item) =>
    Date.now() < ends ? claim<FreshenFacts>(item) : undefined,
  );
  const claims = claimed.outcomes.filter((each) => each !== undefined);
  const addresses = await invalidate(
    claims.flatMap(({ entry }) => entry.facts.paths),
    claims.map(({ entry }) => entry.id),
  ).catch(async (error) => {
    const now = new Date().toISOString();
    await onEach(claims, (each) => delay(each, now));
    throw error;
  });
  const popped = await onEach(claims, (each) => pop(each, freshenAgain(each.entry.facts)));
  // One that could be neither claimed nor popped has kept no other.
  const [error] = [...claimed.errors, ...popped.errors];
  if (error) throw error;
  return { entries: claims.length, addresses };
});

/** Acts on each, some at a time, whatever becomes of the others. */
async function onEach<T, Outcome>(
  all: readonly T[],
  act: (each: T) => Promise<Outcome>,
): Promise<{ outcomes: Outcome[]; errors: unknown[] }> {
  const outcomes: Outcome[] = [];
  const errors: unknown[] = [];
  for (let start = 0; start < all.length; start += atOnce)
    await Promise.all(
      all.slice(start, start + atOnce).map((each) =>
        act(each).then(
          (outcome) => outcomes.push(outcome),
          (error) => errors.push(error),
        ),
      ),
    );
  return { outcomes, errors };
}

const mostItems = 5000;
const atOnce = 10;
// Popping takes as long as claiming, and the Lambda has 180 seconds.
const claimingMs = 60_000;
