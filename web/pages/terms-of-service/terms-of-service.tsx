import { brand } from '#shared/brand.ts';
import { refundPath } from '#shared/domain/orders/refund-rules.ts';
import { deliveryDays, noticeHours, policyVersions, supportMonths } from '#shared/policies.ts';
import { legalRightsText } from '../../content/refunds.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';

export const TermsPage = () => (
  <Policy
    title="Terms & Conditions"
    lead={`Our terms of service: the agreement between you and ${brand.name}.`}
    version={policyVersions.terms}
    aside={legalRightsText}
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [
  {
    id: 'agreement',
    name: 'When these terms apply',
    text: (
      <p>
        They apply to everything you book or buy from us. Reading the site, sending an enquiry and leaving a
        review are free and without obligation. You need to be 18 or over to buy from us, and you confirm it
        by paying.
      </p>
    ),
  },
  {
    id: 'services',
    name: 'What we offer',
    text: (
      <ul>
        <li>Certification training and programming courses, each as described on its page.</li>
        <li>One-on-one coaching sessions, and coaching packages and programs.</li>
        <li>
          Resumes, cover letters and LinkedIn profiles, delivered in {deliveryDays} days, with unlimited
          revisions and {supportMonths} months of support.
        </li>
        <li>Digital products and online courses.</li>
      </ul>
    ),
  },
  {
    id: 'prices',
    name: 'Prices and payment',
    text: (
      <>
        <p>
          Prices are in Indian rupees. The price that applies is the one shown when you place your order. If a
          course has no fixed price, its page says so and we’ll agree on a price with you first.
        </p>
        <p>
          Online payments are taken by Razorpay. An order is confirmed when its payment has been verified; we
          never see your card or UPI details.
        </p>
      </>
    ),
  },
  {
    id: 'appointments',
    name: 'Appointments',
    text: (
      <p>
        A time that you choose is booked once you’ve paid, if it’s still free. Otherwise you choose another
        one. Rescheduling needs {noticeHours} hours’ notice. A session that is missed, or moved with less
        notice, is forfeited and its full fee is charged.
      </p>
    ),
  },
  {
    id: 'refunds',
    name: 'Fees and refunds',
    text: (
      <p>
        Fees are non-refundable. The <a href="/cancellation-policy">cancellations and refund policy</a> covers
        each service, and how to write to us. <a href={refundPath()}>One table</a> says what that means for
        your money.
      </p>
    ),
  },
  {
    id: 'results',
    name: 'What we can’t promise',
    text: (
      <p>
        A coach, a course or a resume can prepare you. The exam, the interview and the offer are decided by
        others, so we don’t promise a certificate, a job or a salary.
      </p>
    ),
  },
  {
    id: 'reviews',
    name: 'Reviews',
    text: (
      <p>
        A review is published with your name once we have approved it. Write from your own experience, in your
        own words. We may decline or take down a review, and you can ask for yours to be removed.
      </p>
    ),
  },
  {
    id: 'material',
    name: 'Material and trademarks',
    text: (
      <p>
        Course material is for your own learning; please don’t pass it on or sell it. Your resume is yours.
        The names of certifications and products belong to their owners.
      </p>
    ),
  },
  {
    id: 'privacy',
    name: 'Your data',
    text: (
      <p>
        What we store about you, and for how long, is explained in the{' '}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
    ),
  },
  contactSection,
];
