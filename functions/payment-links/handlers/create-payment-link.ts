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
import { mail } from '../../platform/outbox/email-entries.ts';
import * as seats from '../../seats/store.ts';
import { linkForAdmin } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(createPaymentLink, async ({ body, creation }) => {
  validateLink(body);
  const { subject, rupees, lastDay, name, email, mobile, isMailed } = body;
  const link = {
    ...creation,
    ...(await productOf(subject)),
    ...{ paise: paiseOf(rupees), lastDay, name },
    ...(email && { email }),
    ...(mobile && { mobile }),
    createdAt: new Date().toISOString(),
  };
  const added = await links.add(link, isMailed ? [mail('payment-request')] : []);
  if (!added) throw keyReused();
  return linkForAdmin(added);
});

function validateLink({ lastDay, email, isMailed }: PaymentLinkInput): void {
  if (!isLastDay(lastDay)) {
    const message = `The last day must be today or within the next ${limits.paymentLink.days} days.`;
    throw invalid(message, [{ field: 'lastDay', message }]);
  }
  if (isMailed && !email) {
    const message = 'Enter an email address to send the link to.';
    throw invalid(message, [{ field: 'email', message }]);
  }
}

async function productOf(
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
    const message = 'This course has no seats left. Add more seats first.';
    throw invalid(message, [{ field: 'subject', message }]);
  }
  const { id: courseId, title } = course;
  return { what: title, product: { kind: 'course', courseId, title } };
}
