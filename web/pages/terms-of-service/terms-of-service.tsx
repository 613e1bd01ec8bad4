import { brand } from '#shared/brand.ts';
import { deliveryDays, noticeHours, policyVersions, supportMonths } from '#shared/policies.ts';
import { buyersRights } from '../../content/refunds.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';

/** The terms under which the company works. */
export const TermsPage = () => (
  <Policy
    title="Terms & Conditions"
    lead={`Our terms of service: what holds between you and ${brand.name}.`}
    version={policyVersions.terms}
    beside={buyersRights}
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [
  {
    id: 'agreement',
    name: 'When these terms hold',
    text: (
      <p>
        They hold for everything you book or buy from us. Reading the site, sending an enquiry and leaving a
        review cost nothing and commit you to nothing.
      </p>
    ),
  },
  {
    id: 'services',
    name: 'What we offer',
    text: (
      <ul>
        <li>Certification training and programming courses, each as its page describes it.</li>
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
          Prices are in Indian rupees. The price that counts is the one shown when you order. A course without
          a settled price says so, and is agreed with you first.
        </p>
        <p>
          Online payments are taken by Razorpay. An order is confirmed when its payment has been verified;
          card and UPI details never reach us.
        </p>
      </>
    ),
  },
  {
    id: 'appointments',
    name: 'Appointments',
    text: (
      <p>
        Rescheduling needs {noticeHours} hours’ notice. A session that is missed, or moved with less notice,
        is forfeited and its full fee is charged.
      </p>
    ),
  },
  {
    id: 'refunds',
    name: 'Fees and refunds',
    text: (
      <p>
        Fees are non-refundable. The <a href="/cancellation-policy">cancellations and refund policy</a> says
        what holds for each service, and how to write to us.
      </p>
    ),
  },
  {
    id: 'results',
    name: 'What we cannot promise',
    text: (
      <p>
        A coach, a course or a resume can prepare you. The exam, the interview and the offer are decided by
        others, so we promise no certificate, no job and no salary.
      </p>
    ),
  },
  {
    id: 'reviews',
    name: 'Reviews',
    text: (
      <p>
        A review is published with your name once we have approved it. Write what you know yourself, and
        nothing that belongs to others. We may leave out or take down a review, and you can ask for yours to
        be removed.
      </p>
    ),
  },
  {
    id: 'material',
    name: 'Material and trademarks',
    text: (
      <p>
        Course material is for your own learning; please do not pass it on or sell it. Your resume is yours.
        The names of certifications and products belong to their owners.
      </p>
    ),
  },
  {
    id: 'privacy',
    name: 'Your data',
    text: (
      <p>
        What we keep of you, and for how long, is in the <a href="/privacy-policy">privacy policy</a>.
      </p>
    ),
  },
  contactSection,
];
