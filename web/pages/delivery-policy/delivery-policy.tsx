import { firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import { deliveryDays, failedDebitDays, linkDays, policyVersions, refundDays } from '#shared/policies.ts';
import { nothingRefunded } from '../../content/refunds.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';

/** The delivery policy: how and when a purchase arrives, how it is paid, and which money comes back. */
export const DeliveryPolicyPage = () => (
  <Policy
    title="Delivery Policy"
    lead="How and when you get what you bought, and how you pay for it."
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
        Everything we sell is delivered online: nothing is sent by post, and there is no charge for delivery.
        We write to the email address of your order, and a link in that mail opens your order for {linkDays}{' '}
        days.
      </p>
    ),
  },
  {
    id: 'documents',
    name: 'Resumes, cover letters and profiles',
    text: (
      <p>
        Delivery takes {deliveryDays} days. The days begin when you have sent us your details, and your first
        draft comes within {firstDraftDays} days of that. The page of your order names each date, and keeps
        the final documents for you.
      </p>
    ),
  },
  {
    id: 'courses',
    name: 'Courses and coaching',
    text: (
      <p>
        A course begins on the date that its page names, and a session at the time that we have agreed. Your
        way into the class comes by email, and stands on the page of your order. If we have to move a class,
        we tell you and name the new time.
      </p>
    ),
  },
  {
    id: 'payment',
    name: 'How you pay, and how safe it is',
    text: (
      <>
        <p>
          The price you see is the total price, in Indian rupees: nothing is added to it. You pay by card,
          UPI, net banking or wallet in the window of Razorpay, our payment provider, over an encrypted
          connection. Card and UPI details go to Razorpay alone and never reach us.
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
    name: 'Money that comes back',
    text: (
      <ul>
        <li>
          A payment that failed, and was debited all the same, comes back from your bank within{' '}
          {failedDebitDays} business days. Write to us if it does not.
        </li>
        <li>
          {nothingRefunded} An approved refund returns to the original payment method within{' '}
          {refundDays.least}-{refundDays.most} business days. The{' '}
          <a href="/cancellation-policy">cancellations and refund policy</a> has every case.
        </li>
      </ul>
    ),
  },
  {
    id: 'late',
    name: 'If something is late or wrong',
    text: (
      <p>
        Tell us on the page of your order, or by the <a href="/grievance">page for complaints</a>. You get a
        ticket, and an answer from a person.
      </p>
    ),
  },
  contactSection,
];
