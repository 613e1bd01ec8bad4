import { certificationName } from '#shared/domain/courses/certifications.ts';
import { CertificationIntro } from '../../courses/certification-intro.tsx';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { formFailures } from '../../forms/failures.ts';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { averageIn } from '../../reviews/average-rating.tsx';
import { Proof, WholeReview } from '../../reviews/proof.tsx';
import { directorIn } from '../../team/members.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { PmpImpact } from './impact.tsx';
import styles from './pmp.module.css';
import { PmpHighlights, PmpOutcomes } from './programme.tsx';
import { PmpSteps } from './steps.tsx';

export const PmpPage = (props: PageProps) => (
  <div className={styles.page}>
    <CertificationIntro
      {...props}
      title="Crack Your PMP Exam in Just 6 Weeks"
      certification="pmp"
      ask="#request"
      proof={averageIn(props.data) && <Proof {...props} isForCourse />}
      footer={<PmpContact {...props} />}
    >
      Live online instructor-led training for project leads with full-time jobs.
    </CertificationIntro>
    <PmpHighlights />
    <PmpSteps />
    <PmpOutcomes>
      <PmpReview {...props} />
    </PmpOutcomes>
    <PmpImpact />
    <PmpIndustries />
    <section className={`columns frame ${styles.end}`}>
      <div id="director" className="stack">
        <h2>Programme director</h2>
        <PmpDirector {...props} />
        <details className="faq">
          <summary>Prefer a call?</summary>
          <CallbackForm about={certificationName('pmp')} />
        </details>
      </div>
      <PmpEnquiry />
    </section>
  </div>
);

const PmpContact = ({ data }: PageProps) => {
  const { name, role, line, picture } = directorIn(data);
  return (
    <div className={`stack ${styles.contact}`}>
      <LinkButton to="#request">Ask a question first</LinkButton>
      <div className={`ledger ${styles.person}`}>
        <Portrait name={name} picture={picture} size={96} />
        <div>
          <a href="#director" className="touch-link display-1">
            {name}
          </a>
          <p className="note">{role}</p>
          <p>{line ?? 'Your contact if you need to change dates.'}</p>
        </div>
      </div>
    </div>
  );
};

/** The newest review of a PMP course or, if no recent one is about PMP, the newest of any. */
function PmpReview({ data }: PageProps) {
  const courses = responseIn(data, 'GET /courses')?.data ?? [];
  const reviews = responseIn(data, 'GET /reviews/public')?.data ?? [];
  const isAboutPmp = (id: string | undefined) =>
    courses.some((course) => course.id === id && course.certification === 'pmp');
  const newest = responseIn(data, 'GET /reviews/summary')?.data.newest;
  const review = reviews.find(({ course }) => isAboutPmp(course?.id)) ?? newest ?? reviews[0];
  return review && <WholeReview review={review} />;
}

const PmpIndustries = () => (
  <section className={`frame ${styles.industries}`}>
    <h2 className="title">Popular industries</h2>
    <ul>
      {industries.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
);

const industries = ['Defense', 'Banking', 'Energy', 'IT', 'Manufacturing', 'Healthcare'];

const PmpDirector = ({ data }: PageProps) => {
  const { name, role, picture, biography } = directorIn(data);
  return (
    <>
      <div className={styles.person}>
        <Portrait name={name} picture={picture} size={72} />
        <div>
          <h3 className="display-2">{name}</h3>
          <p>{role}</p>
        </div>
      </div>
      {biography && <p className="typed">{biography}</p>}
      <p>
        The programme director plans the five weeks, chooses the instructors and mentors, and reviews the mock
        test results. If you need another date or the plan doesn’t fit your job, this is the person to ask.
      </p>
    </>
  );
};

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
