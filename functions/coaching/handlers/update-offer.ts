import { updateOffer } from '#shared/api/coaching.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { found, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as offers from '../offers.ts';
import { requireCoach } from '../require-coach.ts';

export const handler = handle(updateOffer, async ({ path, body, expected }) => {
  const { items } = await offers.list({ limit: limits.coaching.offers, after: undefined });
  await requireCoach(
    body.coachId,
    items.filter(({ id }) => id !== path.id),
  );
  const changed = await offers.replace(path.id, body, expected);
  if (changed) return changed;
  found(await offers.find(path.id), 'We can’t find this offer.');
  throw stale('This offer has changed since you opened it. Reload it before you save.');
});
