import { createHash } from 'node:crypto';
import { submitVerifiedReview } from '#shared/api/reviews.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { orderOfLink } from '../order-of-link.ts';
import * as reviews from '../store.ts';

export const handler = handle(submitVerifiedReview, async ({ body, creation: { fingerprint } }) => {
  const { link, name, message, rating, noticeVersion } = body;
  const order = await orderOfLink(link);
  const { product } = order;
  const id = idFor(order.id);
  const now = new Date().toISOString();
  const added = await reviews.add({
    ...{ id, fingerprint, name, message, rating, noticeVersion },
    email: order.buyer?.email ?? '',
    approved: false,
    isVerified: true,
    orderId: order.id,
    ...(product?.kind === 'course' && { course: { id: product.courseId, title: product.title } }),
    consentAt: now,
    createdAt: now,
  });
  if (!added) throw conflict('You’ve already reviewed this order. Thank you!');
  return { id };
});

// There's one review per order. Its ID is public, so it must not reveal the order.
const idFor = (orderId: string) => createHash('sha256').update(`review\n${orderId}`).digest('base64url');
