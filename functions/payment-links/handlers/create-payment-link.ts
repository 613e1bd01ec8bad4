import { createPaymentLink } from '#shared/api/payment-links.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { paiseOf } from '#shared/domain/money/money.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { isLastDay } from '#shared/domain/payment-links/payment-link-state.ts';
import { hasSeatLeft } from '#shared/domain/seats/seats.ts';
import * as courses from '../../courses/store.ts';
import { invalid, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/mails.ts';
import * as seats from '../../seats/store.ts';
import { linkForOwner } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(createPaymentLink, async ({ body, creation }) => {
  refuseOdd(body);
  const { subject, rupees, lastDay, name, email, mobile, isMailed } = body;
  const link = {
    ...creation,
    ...(await whatIsSold(subject)),
    ...{ paise: paiseOf(rupees), lastDay, name },
    ...(email && { email }),
    ...(mobile && { mobile }),
    createdAt: new Date().toISOString(),
  };
  const added = await links.add(link, isMailed ? [mail('payment-asked')] : []);
  if (!added) throw keyReused();
  return linkForOwner(added);
});

function refuseOdd({ lastDay, email, isMailed }: PaymentLinkInput): void {
  if (!isLastDay(lastDay)) {
    const message = `The last day is today or one of the next ${limits.paymentLink.days} days.`;
    throw invalid(message, [{ field: 'lastDay', message }]);
  }
  if (isMailed && !email) {
    const message = 'An email is needed to mail the link.';
    throw invalid(message, [{ field: 'email', message }]);
  }
}

/** What a payment link sells, with its name as buyers read it. Throws `invalid` if the course doesn't exist or has no seat left. */
async function whatIsSold(
  subject: PaymentLinkInput['subject'],
): Promise<Pick<links.StoredLink, 'what' | 'plan' | 'product'>> {
  if (subject.kind === 'plan') return { what: productName(subject), plan: subject.plan };
  if (subject.kind === 'words') return { what: subject.words, product: subject };
  const course = await courses.find(subject.courseId);
  if (!course) {
    const message = 'Could not find the requested course.';
    throw invalid(message, [{ field: 'subject', message }]);
  }
  if (!hasSeatLeft(await seats.get(course.id))) {
    const message = 'No seat is left in this course. Raise its number of seats first.';
    throw invalid(message, [{ field: 'subject', message }]);
  }
  const { id: courseId, title } = course;
  return { what: title, product: { kind: 'course', courseId, title } };
}
