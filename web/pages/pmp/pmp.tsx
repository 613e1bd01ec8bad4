import { certificationName } from '#shared/domain/courses/certifications.ts';
import { CertificationIntro } from '../../courses/certification-intro.tsx';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { formFailures } from '../../forms/failures.ts';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import type { PageProps } from '../../page.ts';
import { Proof } from '../../reviews/proof.tsx';
import { directorIn } from '../../team/members.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { PmpImpact } from './impact.tsx';
import styles from './pmp.module.css';
import { PmpOutcomes, PmpProgramme } from './programme.tsx';
import { PmpSteps } from './steps.tsx';

export const PmpPage = (props: PageProps) => (
  <>
    <CertificationIntro
      {...props}
      title="Crack Your PMP Exam in Just 6 Weeks"
      certification="pmp"
      ask="#request"
      proof={<Proof {...props} isForCourse />}
      footer={<PmpContact {...props} />}
    >
      Live online instructor-led training for project leads with full-time jobs.
    </CertificationIntro>
    <PmpProgramme {...props} />
    <PmpSteps />
    <PmpOutcomes />
    <PmpImpact />
    <PmpIndustries />
    <section className={`columns frame ${styles.end}`}>
      <div id="director" className="stack">
        <h2>Programme director</h2>
        <PmpDirector {...props} />
        <p>
          The programme director plans the five weeks, chooses the instructors and mentors, and reviews the
          mock test results. If you need another date or the plan doesn’t fit your job, this is the person to
          ask.
        </p>
        <CallbackForm about={certificationName('pmp')} />
      </div>
      <PmpEnquiry />
    </section>
  </>
);

const PmpDirector = ({ data }: PageProps) => {
  const { name, role, picture } = directorIn(data);
  return (
    <div className={styles.person}>
      <Portrait name={name} picture={picture} size={72} />
      <div>
        <h3 className="display-2">{name}</h3>
        <p>{role}</p>
      </div>
    </div>
  );
};

const PmpContact = ({ data }: PageProps) => {
  const { name, role, picture } = directorIn(data);
  return (
    <div className={`stack ${styles.contact}`}>
      <LinkButton to="#request">Ask a question first</LinkButton>
      <div className={styles.person}>
        <Portrait name={name} picture={picture} size={72} />
        <div>
          <p>
            <a href="#director" className="touch-link">
              {name}
            </a>
          </p>
          <p>{role}. Your contact if you need to change dates.</p>
        </div>
      </div>
    </div>
  );
};

const PmpIndustries = () => (
  <section className={`frame stack ${styles.industries}`}>
    <h2 className="size-2">Popular industries</h2>
    <dl>
      {industries.map(({ name, projects }) => (
        <div key={name}>
          <dt className="display-1">{name}</dt>
          <dd className="note">{projects}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const industries = [
  { name: 'Defense', projects: 'Long programmes, many suppliers, fixed acceptance tests.' },
  { name: 'Banking', projects: 'New core systems, and deadlines set by a regulator.' },
  { name: 'Energy', projects: 'Plants, lines and meters that must keep running during upgrades.' },
  { name: 'IT', projects: 'Short release cycles and weekend migrations.' },
  { name: 'Manufacturing', projects: 'New lines, plant relocations, launches that can’t slip.' },
  { name: 'Healthcare', projects: 'Hospitals, records and devices, with safety first.' },
];

const PmpEnquiry = () => (
  <div id="request" className={`stack ${styles.enquiry}`}>
    <h2>Request More Info</h2>
    <p>
      Ask about dates, timings, the price, or whether you have enough project hours. There’s no obligation.
    </p>
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
