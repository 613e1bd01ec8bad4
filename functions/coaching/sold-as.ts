import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import type { Product } from '#shared/domain/orders/payment.ts';
import * as members from '../members/store.ts';
import { conflict } from '../platform/errors.ts';

/** Frozen in the order. Throws `conflict` if the coach is hidden or has left. */
export async function soldAs({ id, title, sessions, minutes, coachId, place }: AdminOffer): Promise<Product> {
  const coach = await members.findVisible(coachId);
  if (!coach) throw conflict('This offer isn’t available at the moment.');
  return {
    ...{ kind: 'coaching', offerId: id, title, sessions, minutes, coachId, coach: coach.name },
    ...(place && { place }),
  };
}
