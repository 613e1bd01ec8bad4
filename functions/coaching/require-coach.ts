import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import * as members from '../members/store.ts';
import { invalid } from '../platform/errors.ts';

/** Throws `invalid` if the coach isn't in the team, or would be one too many for a page that reads all their days. */
export async function requireCoach(coachId: string, offers: readonly AdminOffer[]): Promise<void> {
  const coaches = new Set([...offers.map((offer) => offer.coachId), coachId]);
  const message =
    coaches.size > limits.coaching.coaches
      ? `Up to ${limits.coaching.coaches} people can be coaches.`
      : (await members.find(coachId))
        ? undefined
        : 'This person isn’t in the team.';
  if (message) throw invalid(message, [{ field: 'coachId', message }]);
}
