import { legal } from '#shared/brand.ts';
import { type Officer, wholeAddress } from '#shared/domain/company/legal-identity.ts';
import { readablePhone } from '#shared/domain/text/phone.ts';
import { acknowledgedHours, dataAnswerDays, policyVersions, settledMonths } from '#shared/policies.ts';
import { Policy, type PolicySection } from '../../ui/policy.tsx';
import { ComplaintForm } from './complaint-form.tsx';

/** Who answers a complaint, by when, and where to go if that does not help. */
export const GrievancePage = () => (
  <Policy
    title="Complaints"
    lead="Something is wrong? This is who answers, and by when."
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
          If you have an order, its page has a form for complaints too, which knows what you bought:{' '}
          <a href="/order">open your order</a>.
        </p>
      </>
    ),
  },
  {
    id: 'form',
    name: 'Complain here',
    text: <ComplaintForm />,
  },
  {
    id: 'times',
    name: 'What happens with it',
    text: (
      <ul>
        <li>
          Every complaint gets a ticket, and a mail that acknowledges it within {acknowledgedHours} hours.
        </li>
        <li>A person looks into it, and writes or calls as soon as there is more to say.</li>
        <li>It is settled within {settledMonths === 1 ? 'a month' : `${settledMonths} months`}.</li>
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
          You can ask for a copy of your data, have it corrected or erased, withdraw your consent as easily as
          you gave it, and name somebody who may ask in your place. You get an answer within {dataAnswerDays}{' '}
          days. If it does not satisfy you, you can complain to the Data Protection Board of India.
        </p>
      </>
    ),
  },
  {
    id: 'elsewhere',
    name: 'If we cannot settle it',
    text: (
      <p>
        You can turn to the National Consumer Helpline, by telephone at <a href="tel:1915">1915</a> or at{' '}
        <a href="https://consumerhelpline.gov.in/">consumerhelpline.gov.in</a>, and to the consumer commission
        of the place where you live.
      </p>
    ),
  },
];
