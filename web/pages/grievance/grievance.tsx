import { legal } from '#shared/brand.ts';
import { type Officer, wholeAddress } from '#shared/domain/company/legal-identity.ts';
import { readablePhone } from '#shared/domain/text/phone.ts';
import { acknowledgedHours, dataAnswerDays, policyVersions, settledMonths } from '#shared/policies.ts';
import { Policy, type PolicySection } from '../../ui/policy.tsx';
import { ComplaintForm } from './complaint-form.tsx';

export const GrievancePage = () => (
  <Policy
    title="Complaints"
    lead="Something wrong? Here’s who will deal with it, and by when."
    version={policyVersions.grievance}
    sections={sections}
  />
);

const Contact = ({ officer }: { officer: Officer }) => (
  <p>
    <strong>{officer.name}</strong>, {officer.designation}, {legal.name}, {wholeAddress(legal)}.{' '}
    <a href={`mailto:${officer.email}`}>{officer.email}</a>,{' '}
    <a href={`tel:${officer.phone}`}>{readablePhone(officer.phone)}</a>
  </p>
);

const sections: readonly PolicySection[] = [
  {
    id: 'officer',
    name: 'Grievance officer',
    text: (
      <>
        <Contact officer={legal.grievanceOfficer} />
        <p>
          If you have an order, it’s quickest to complain from your order page:{' '}
          <a href="/order">open your order</a>.
        </p>
      </>
    ),
  },
  {
    id: 'form',
    name: 'Make a complaint',
    text: <ComplaintForm />,
  },
  {
    id: 'times',
    name: 'What happens next',
    text: (
      <ul>
        <li>
          You’ll get a ticket number, and an email acknowledging your complaint within {acknowledgedHours}{' '}
          hours.
        </li>
        <li>Someone will look into it, and write or call as soon as there’s news.</li>
        <li>We’ll settle it within {settledMonths === 1 ? 'a month' : `${settledMonths} months`}.</li>
      </ul>
    ),
  },
  {
    id: 'data',
    name: 'Your personal data',
    text: (
      <>
        <Contact officer={legal.dataContact} />
        <p>
          You can ask us for a copy of your data, ask us to correct or erase it, withdraw your consent as
          easily as you gave it, and nominate someone to act for you. You’ll get an answer within{' '}
          {dataAnswerDays} days. If you’re not satisfied, you can complain to the Data Protection Board of
          India.
        </p>
      </>
    ),
  },
  {
    id: 'elsewhere',
    name: 'If we can’t settle it',
    text: (
      <p>
        You can turn to the National Consumer Helpline, by phone on <a href="tel:1915">1915</a> or at{' '}
        <a href="https://consumerhelpline.gov.in/">consumerhelpline.gov.in</a>, and to the consumer commission
        where you live.
      </p>
    ),
  },
];
