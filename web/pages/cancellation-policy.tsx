import { brand } from '#shared/brand.ts';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** The terms of section 9 of the specification, in its order. */
export const CancellationPolicyPage = () => (
  <>
    <Opening title="Cancellations & Refund Policy">Last updated: September 7, 2025</Opening>
    <Prose>
      <h2>Our Commitment</h2>
      <p>We hold the time of a session for you alone. These terms say what happens when plans change.</p>
      <h2>1. One-on-One Coaching Sessions</h2>
      <p>
        To cancel or reschedule, tell us at least 48 hours before. The session fee can then be applied to a
        future appointment at no extra cost. With less notice, or when an appointment is missed, the session
        is forfeited, the full fee is charged and there is no refund.
      </p>
      <h2>2. Coaching Packages & Programs</h2>
      <p>
        Packages are discounted, and non-refundable once service has started. Each session needs at least 48
        hours’ notice to cancel or reschedule. Completed sessions are not refunded. A refund for unused
        sessions is at our discretion, case by case, and may carry an administrative fee.
      </p>
      <h2>3. Digital Products & Online Courses</h2>
      <p>
        Sales of digital downloads, online courses and pre-recorded material are final and non-refundable.
      </p>
      <h2>4. How to Cancel or Reschedule</h2>
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. Requests must come in writing by email;
        social media and other channels are not valid.
      </p>
      <h2>5. Refund Process</h2>
      <p>
        In general all services are non-refundable. Where a refund is approved, it returns to the original
        payment method within 7-10 business days.
      </p>
      <h2>6. Questions</h2>
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
        <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
      </p>
    </Prose>
  </>
);
