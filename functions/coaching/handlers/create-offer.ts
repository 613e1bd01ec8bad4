import { createOffer } from '#shared/api/coaching.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { conflict, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as offers from '../offers.ts';
import { requireCoach } from '../require-coach.ts';

export const handler = handle(createOffer, async ({ body, creation }) => {
  const { items } = await offers.list({ limit: limits.coaching.offers, after: undefined });
  const isRetry = items.some(({ id }) => id === creation.id);
  if (items.length >= limits.coaching.offers && !isRetry)
    throw conflict(`There can be up to ${limits.coaching.offers} offers.`);
  await requireCoach(body.coachId, items);
  const offer = { ...creation, createdAt: new Date().toISOString(), version: 1, ...body };
  const added = await offers.add(offer);
  if (!added) throw keyReused();
  return added;
});
