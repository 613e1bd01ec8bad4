import type { StoredOrder } from '../store.ts';

/** The page with the checkout of an unpaid order. Undefined for a plan, which is bought on the price list. */
export function payPath({ product, linkId, wants }: StoredOrder): string | undefined {
  if (linkId) return '/pay';
  if (product?.kind === 'course') return `/pay?${new URLSearchParams({ course: product.courseId })}`;
  if (product?.kind !== 'coaching') return undefined;
  return `/pay?${new URLSearchParams({ offer: product.offerId, ...wants })}`;
}
