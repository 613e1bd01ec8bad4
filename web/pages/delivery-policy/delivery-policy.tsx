import { firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import { deliveryDays, failedDebitDays, linkDays, policyVersions, refundDays } from '#shared/policies.ts';
import { nonRefundableText } from '../../content/refunds.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';

export const DeliveryPolicyPage = () => (
  <Policy
    title="Delivery Policy"
    lead="How to pay, and how and when you’ll get what you’ve bought."
    version={policyVersions.delivery}
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [
  {
    id: 'how',
    name: 'How we deliver',
    text: (
      <p>
        Everything we sell is delivered online: nothing is sent by post, and delivery is free. We’ll email you
        at the address you gave when you ordered, with a link to your order page that works for {linkDays}{' '}
        days.
      </p>
    ),
  },
  {
    id: 'documents',
    name: 'Resumes, cover letters and profiles',
    text: (
      <p>
        Delivery takes {deliveryDays} days. We start counting once you’ve sent us your details, and you’ll get
        your first draft within {firstDraftDays} days of that. Your order page shows each date, and you’ll
        find your final documents there.
      </p>
    ),
  },
  {
    id: 'courses',
    name: 'Courses and coaching',
    text: (
      <p>
        A course starts on the date shown on its page, and a session at the time you’ve booked or we’ve
        agreed. We’ll email you the joining details and show them on your order page. If we have to move a
        class or a session, we’ll tell you.
      </p>
    ),
  },
  {
    id: 'payment',
    name: 'How to pay, and how payments are protected',
    text: (
      <>
        <p>
          The price you see is the total price, in Indian rupees: nothing is added to it. You pay by card,
          UPI, net banking or wallet in a window from Razorpay, our payment provider, over an encrypted
          connection. We never see your card or UPI details: only Razorpay does.
        </p>
        <p>
          Razorpay answers questions about a payment at{' '}
          <a href="https://razorpay.com/support/">razorpay.com/support</a>.
        </p>
      </>
    ),
  },
  {
    id: 'back',
    name: 'Refunds',
    text: (
      <ul>
        <li>
          If a payment failed but you were charged, your bank will return the money within {failedDebitDays}{' '}
          business days. Write to us if it doesn’t.
        </li>
        <li>
          {nonRefundableText} An approved refund returns to the original payment method within{' '}
          {refundDays.least}-{refundDays.most} business days. The{' '}
          <a href="/cancellation-policy">cancellations and refund policy</a> covers every case.
        </li>
      </ul>
    ),
  },
  {
    id: 'late',
    name: 'If something is late or wrong',
    text: (
      <p>
        Tell us on your order page, or on the <a href="/grievance">complaints page</a>. You’ll get a ticket
        number, and a person will answer.
      </p>
    ),
  },
  contactSection,
];
