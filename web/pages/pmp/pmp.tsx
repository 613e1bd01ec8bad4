import { brand, programmeDirector } from '#shared/brand.ts';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import { BatchSlip } from '../../courses/batch-slip.tsx';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { formFailures } from '../../forms/failures.ts';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import type { PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { PmpImpact } from './impact.tsx';
import styles from './pmp.module.css';
import { PmpOutcomes, PmpProgramme } from './programme.tsx';
import { PmpRoute } from './route.tsx';

/** The PMP training: what is in it, the way through it, what it is worth, and the form to ask about it. */
export const PmpPage = (props: PageProps) => (
  <>
    <PageIntro
      title="Crack Your PMP Exam in Just 6 Weeks"
      beside={<BatchSlip {...props} certification="pmp" ask="#request" />}
    >
      Live online instructor-led training for people who lead projects and have a job to do meanwhile.
    </PageIntro>
    <div className={styles.actions}>
      <LinkButton to="#request">Ask for dates and price</LinkButton>
      <LinkButton to={`tel:${brand.phone}`}>Call {brand.phoneShown}</LinkButton>
    </div>
    <PmpProgramme />
    <PmpRoute />
    <PmpOutcomes />
    <PmpImpact />
    <PmpIndustries />
    <section className={styles.end}>
      <div className={styles.director}>
        <h2>Programme director</h2>
        <h3>{programmeDirector.name}</h3>
        <p>{programmeDirector.role}</p>
        <p>
          The programme director plans the five weeks, chooses the instructors and mentors, and reads the
          results of the mock tests. If your date has to move or the plan does not fit your job, this is the
          person who decides with you.
        </p>
        <CallbackForm about={certificationName('pmp')} />
      </div>
      <PmpEnquiry />
    </section>
  </>
);

/** The industries that look for certified project managers. */
const PmpIndustries = () => (
  <section className={styles.industries}>
    <h2>Popular industries</h2>
    <dl>
      {industries.map(({ name, projects }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{projects}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const industries = [
  { name: 'Defense', projects: 'Long programmes, many suppliers, fixed acceptance tests.' },
  { name: 'Banking', projects: 'New core systems, and dates that a regulator sets.' },
  { name: 'Energy', projects: 'Plants, lines and meters that must run while they change.' },
  { name: 'IT', projects: 'Products in short cycles, migrations over a weekend.' },
  { name: 'Manufacturing', projects: 'New lines, moved plants, a launch that cannot slip.' },
  { name: 'Healthcare', projects: 'Hospitals, records and devices, with safety first.' },
];

/** The form of the PMP page: all fields are required, and the enquiry is about nothing but PMP. */
const PmpEnquiry = () => (
  <div id="request" className={styles.enquiry}>
    <h2>Request More Info</h2>
    <p>Dates, timings, price, or whether your hours of project work are enough. It commits you to nothing.</p>
    <Island
      name="forms/general-enquiry"
      component={GeneralEnquiry}
      props={{
        label: 'Request More Info',
        certificationName: certificationName('pmp'),
        submit: 'Request More Info',
        pendingText: 'Submitting...',
        failure: formFailures.pmp,
        fields: placeholders,
      }}
    />
  </div>
);

const placeholders = {
  name: { placeholder: 'Your Name*' },
  email: { placeholder: 'Your Email*' },
  phone: { placeholder: 'Phone Number*' },
  message: { placeholder: 'Your Message...' },
};
