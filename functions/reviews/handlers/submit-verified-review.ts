import { createHash } from 'node:crypto';
import { submitVerifiedReview } from '#shared/api/reviews.ts';
import * as orders from '../../orders/store.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { parseLink, verifyLink } from '../../platform/signed-links.ts';
import * as reviews from '../store.ts';

export const handler = handle(submitVerifiedReview, async ({ body, creation: { fingerprint } }) => {
  const { link, name, message, rating, noticeVersion } = body;
  const order = await orderOf(link);
  const id = idFor(order.id);
  const now = new Date().toISOString();
  const added = await reviews.add({
    ...{ id, fingerprint, name, message, rating, noticeVersion },
    email: order.buyer?.email ?? '',
    approved: false,
    isVerified: true,
    consentAt: now,
    createdAt: now,
  });
  if (!added) throw conflict('You’ve already reviewed this order. Thank you!');
  return { id };
});

async function orderOf(link: string): Promise<orders.StoredOrder> {
  const given = parseLink(link);
  const order = given && (await orders.find(given.id));
  if (!given || !order || !(await verifyLink('review', given, order.linkVersion)))
    throw invalid('This review link no longer works. You can leave a review on our home page.', [
      { field: 'link', message: 'This review link no longer works.' },
    ]);
  return order;
}

// There's one review per order. Its ID is public, so it must not reveal the order.
const idFor = (orderId: string) => createHash('sha256').update(`review\n${orderId}`).digest('base64url');
