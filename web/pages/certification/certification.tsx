import { certificationName, isKnownCertification } from '#shared/domain/courses/certifications.ts';
import { replyHours } from '#shared/policies.ts';
import { type CertificationDetails, certificationDetails } from '../../content/certification-details.ts';
import { certificationSummaries } from '../../content/certification-summaries.ts';
import { CertificationIntro } from '../../courses/certification-intro.tsx';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import type { PageHead, PageProps } from '../../page.ts';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './certification.module.css';

export function CertificationPage(props: PageProps) {
  const id = idIn(props);
  const name = nameOf(props);
  const details = isKnownCertification(id) && id !== 'pmp' ? certificationDetails[id] : undefined;
  return (
    <>
      <CertificationIntro
        {...props}
        title={name}
        certification={id}
        ask="#more-info"
        footer={details && <CertificationFit details={details} />}
      >
        {isKnownCertification(id)
          ? certificationSummaries[id]
          : 'We don’t have details on this one yet. Tell us why you want it, and someone will reply.'}
      </CertificationIntro>
      <div className={`columns frame ${styles.page}`}>
        <div className={`stack ${styles.notes}`}>
          {details && <CertificationExam details={details} />}
          <section className="stack">
            <h2>How the training works</h2>
            <ol className="ledger numbered">
              <li>Tell us where you work and when you can study.</li>
              <li>We’ll reply within {replyHours} business hours with dates, timings and the price.</li>
              <li>You decide. Nothing is booked or charged until you say so.</li>
              <li>You study with us. The exam body runs the exam and charges for it separately.</li>
            </ol>
          </section>
        </div>
        <div className={`groups ${styles.forms}`}>
          <CertificationEnquiry name={name} />
          <CallbackForm about={name} />
        </div>
      </div>
    </>
  );
}

const idIn = ({ path }: PageProps) => path.split('/')[2] ?? '';

// The prebuilt fallback page has `_` in place of an id.
const nameOf = (props: PageProps) => (idIn(props) === '_' ? 'Certification' : certificationName(idIn(props)));

export function certificationHead(props: PageProps): Partial<PageHead> {
  const id = idIn(props);
  const title = nameOf(props);
  if (!isKnownCertification(id)) return { title };
  return {
    title,
    description: certificationSummaries[id],
    canonical: `/certifications/${id}`,
    noindex: props.data === 'unreadable',
  };
}

const CertificationFit = ({ details }: { details: CertificationDetails }) => (
  <section className={styles.fit}>
    <h2>Is it right for you?</h2>
    <div className="ledger side-by-side">
      <div>
        <h3>A good fit for</h3>
        <p>{details.goodFit}</p>
      </div>
      <div>
        <h3>Maybe not yet</h3>
        <p>{details.notYet}</p>
      </div>
    </div>
    <dl className={`facts ledger ${styles.facts}`}>
      <div>
        <dt>Full name</dt>
        <dd>{details.fullName}</dd>
      </div>
      <div>
        <dt>Issued by</dt>
        <dd>{details.issuer}</dd>
      </div>
      <div>
        <dt>Eligibility</dt>
        <dd>{details.before}</dd>
      </div>
    </dl>
  </section>
);

const CertificationExam = ({ details }: { details: CertificationDetails }) => (
  <section className="stack">
    <h2>What the exam covers</h2>
    <p>{details.exam}</p>
    <Ledger>
      {details.subjects.map(([name, skill]) => (
        <LedgerEntry key={name} name={name}>
          {skill}
        </LedgerEntry>
      ))}
    </Ledger>
    <p className="note">
      Exam outlines change. Check the current outline with the exam body before you book.
    </p>
  </section>
);

const CertificationEnquiry = ({ name }: { name: string }) => (
  <Panel className={styles.enquiry} aria-labelledby="more-info">
    <h2 id="more-info">Request More Info</h2>
    <p>Ask about dates, timings, the price, or whether {name} suits your experience.</p>
    <Island
      name="forms/general-enquiry"
      component={GeneralEnquiry}
      props={{ label: 'Request More Info', certificationName: name, submit: 'Request More Info' }}
    />
  </Panel>
);
