import { createPaymentLink } from '#shared/api/payment-links.ts';
import { agreedBooking, spanOf, timeError } from '#shared/domain/coaching/booking-rules.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { paiseOf } from '#shared/domain/money/money.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { isLastDay } from '#shared/domain/payment-links/payment-link-state.ts';
import { hasSeatLeft } from '#shared/domain/seats/seats.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { Lock } from '../../coaching/coach-days.ts';
import * as days from '../../coaching/coach-days.ts';
import * as offers from '../../coaching/offers.ts';
import { soldAs } from '../../coaching/sold-as.ts';
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
    ...(await productOf(subject, creation.id)),
    ...{ paise: paiseOf(rupees), lastDay, name },
    ...(email && { email }),
    ...(mobile && { mobile }),
    createdAt: new Date().toISOString(),
  };
  const added = await links.add(link, isMailed ? [mail('payment-request')] : []);
  if (!added) throw keyReused();
  return linkForAdmin(added);
});

function validateLink({ subject, lastDay, email, isMailed }: PaymentLinkInput): void {
  if (!isLastDay(lastDay)) {
    const message = `The last day must be today or within the next ${limits.paymentLink.days} days.`;
    throw invalid(message, [{ field: 'lastDay', message }]);
  }
  if (subject.kind === 'coaching' && subject.start && lastDay > dayInIndia(subject.start)) {
    const message = 'The link must end by the day of the session.';
    throw invalid(message, [{ field: 'lastDay', message }]);
  }
  if (isMailed && !email) {
    const message = 'Enter an email address to send the link to.';
    throw invalid(message, [{ field: 'email', message }]);
  }
}

async function productOf(
  subject: PaymentLinkInput['subject'],
  linkId: string,
): Promise<Pick<links.StoredLink, 'what' | 'plan' | 'product' | 'wants'>> {
  if (subject.kind === 'plan') return { what: productName(subject), plan: subject.plan };
  if (subject.kind === 'words') return { what: subject.words, product: subject };
  if (subject.kind === 'coaching') return coachingOf(subject, linkId);
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

async function coachingOf(
  { offerId, start }: Extract<PaymentLinkInput['subject'], { kind: 'coaching' }>,
  linkId: string,
) {
  const offer = await offers.find(offerId);
  if (!offer) {
    const message = 'We can’t find this offer.';
    throw invalid(message, [{ field: 'subject', message }]);
  }
  const product = await soldAs(offer);
  const what = productName({ product });
  if (!start) return { what, product };
  const span = spanOf(start, offer.minutes);
  const isMade = (await links.find(linkId)) !== undefined;
  if (!isMade)
    await keepAgreed({ coachId: offer.coachId, booking: agreedBooking(linkId), of: linkId, ...span });
  return { what, product, wants: { start: span.start } };
}

/**
 * Takes the time before the link is stored. If the link is never stored, a job releases it. The owner can also agree a
 * time outside the coach's weekly hours.
 */
async function keepAgreed(lock: Lock): Promise<void> {
  const { start, end } = lock;
  const message =
    timeError({ start, end }, Date.now()) ??
    ((await days.take(lock, { bufferMinutes: 0 }))
      ? undefined
      : 'The coach isn’t free then. Choose another time.');
  if (message) throw invalid(message, [{ field: 'subject', message }]);
}
