import { soldName } from '#shared/domain/orders/order-names.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import * as courses from '../courses/store.ts';
import { invalid } from '../platform/errors.ts';
import type { StoredLink } from './store.ts';

/** The thing that a payment link is for, with its name as buyers read it. Throws `invalid` where there is no such course. */
export async function whatIsSold(
  subject: PaymentLinkInput['subject'],
): Promise<Pick<StoredLink, 'what' | 'plan' | 'sold'>> {
  if (subject.kind === 'plan') return { what: soldName(subject), plan: subject.plan };
  if (subject.kind === 'words') return { what: subject.words, sold: subject };
  const course = await courses.find(subject.courseId);
  if (!course) {
    const message = 'Could not find the requested course.';
    throw invalid(message, [{ field: 'subject', message }]);
  }
  const { id: courseId, title } = course;
  return { what: title, sold: { kind: 'course', courseId, title } };
}
