import { brand } from '#shared/brand.ts';
import { refundTableAnchor } from '#shared/domain/orders/refund-rules.ts';
import { refundSentences } from '#shared/domain/orders/refund-sentences.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { noticeHours, policyVersions, refundDays, replyHours } from '#shared/policies.ts';
import { legalRightsText, nonRefundableText } from '../../content/refunds.ts';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { Policy, type PolicySection } from '../../ui/policy.tsx';
import { RefundTable } from './refund-table.tsx';

export const CancellationPolicyPage = () => (
  <Policy
    title="Cancellations & Refund Policy"
    lead={'Last updated: September\u00a07,\u00a02025'}
    version={policyVersions.cancellation}
    aside={legalRightsText}
    sections={sections}
  />
);

const Email = () => <a href={`mailto:${brand.email}`}>{brand.email}</a>;

const sections: readonly PolicySection[] = [
  {
    id: 'commitment',
    name: 'Our Commitment',
    text: (
      <p>
        We reserve your session time just for you. These terms say what happens if your plans change, so you
        know before you pay.
      </p>
    ),
  },
  {
    id: 'sessions',
    number: 1,
    name: 'One-on-One Coaching Sessions',
    text: (
      <ul>
        <li>To cancel or reschedule a session, give at least {noticeHours} hours’ notice.</li>
        <li>{refundSentences.later}</li>
        <li>{refundSentences.forfeited}</li>
      </ul>
    ),
  },
  {
    id: 'packages',
    number: 2,
    name: 'Coaching Packages & Programs',
    text: (
      <ul>
        <li>{refundSentences.started}</li>
        <li>
          Each session in a package needs at least {noticeHours} hours’ notice to cancel or reschedule, under
          the terms in section 1.
        </li>
        <li>{refundSentences.completed}</li>
        <li>{refundSentences.unused}</li>
      </ul>
    ),
  },
  {
    id: 'digital',
    number: 3,
    name: 'Digital Products & Online Courses',
    text: (
      <p>
        Sales of digital downloads, online courses and pre-recorded material are final and non-refundable.
      </p>
    ),
  },
  {
    id: 'how',
    number: 4,
    name: 'How to Cancel or Reschedule',
    text: (
      <>
        <p>
          Write to <Email />. Requests must be made in writing by email; social media and other channels are
          not valid.
        </p>
        <p>Please give the date and time of the session, in IST.</p>
        <p>
          Since {withWholeTimes(longDate(policyVersions.cancellation.since))}, you can also move or cancel a
          session on your order page. That counts as written notice.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    number: 5,
    name: 'Refund Process',
    text: (
      <p>
        {nonRefundableText} An approved refund returns to the original payment method within{' '}
        {refundDays.least}-{refundDays.most} business days.
      </p>
    ),
  },
  {
    id: 'questions',
    number: 6,
    name: 'Questions',
    text: (
      <p>
        Ask before you book: write to <Email /> or call{' '}
        <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>. We’ll reply within {replyHours} business
        hours.
      </p>
    ),
  },
  {
    id: refundTableAnchor,
    name: 'Your money, in one table',
    text: <RefundTable />,
  },
];
