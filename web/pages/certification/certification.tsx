import { certificationName, isKnownCertification } from '#shared/domain/courses/certifications.ts';
import { replyHours } from '#shared/policies.ts';
import { type CertificationDetails, certificationDetails } from '../../content/certification-details.ts';
import { certificationSummaries } from '../../content/certification-summaries.ts';
import { CertificationIntro } from '../../courses/certification-intro.tsx';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { GeneralEnquiry } from '../../forms/general-enquiry.tsx';
import { Island } from '../../island.tsx';
import type { PageHead, PageProps } from '../../page.ts';
import columns from '../../ui/columns.module.css';
import facts from '../../ui/facts.module.css';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import numbered from '../../ui/numbered.module.css';
import { Panel } from '../../ui/panel.tsx';
import sides from '../../ui/sides.module.css';
import styles from './certification.module.css';

/** The page of the certification that the path names: our notes on it, and the form to ask for the rest. */
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
        beneath={details && <CertificationFit details={details} />}
      >
        {isKnownCertification(id)
          ? certificationSummaries[id]
          : 'We have no notes on this one yet. Tell us what you want it for, and a person answers.'}
      </CertificationIntro>
      <div className={`${columns.columns} ${styles.page}`}>
        <div className={styles.notes}>
          {details && <CertificationExam details={details} />}
          <section className="stack">
            <h2>How the training goes</h2>
            <ol className={numbered.list}>
              <li>You write where you work today and when you have time to study.</li>
              <li>Within {replyHours} business hours we reply with dates, timings and the price.</li>
              <li>You decide. Until then nothing is booked and nothing is paid.</li>
              <li>
                You study with us. The exam is not ours: its issuer gives it, and charges for it separately.
              </li>
            </ol>
          </section>
        </div>
        <div className={styles.forms}>
          <CertificationEnquiry name={name} />
          <CallbackForm about={name} />
        </div>
      </div>
    </>
  );
}

const idIn = ({ path }: PageProps) => path.split('/')[2] ?? '';

// The page that stands in for those that cannot be drawn knows of no path.
const nameOf = (props: PageProps) => (idIn(props) === '_' ? 'Certification' : certificationName(idIn(props)));

/** What the page says about itself. Search engines know the certifications of which we have notes, and no others. */
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

/** The people whom a certificate suits and does not suit yet, and what its issuer asks for. */
const CertificationFit = ({ details }: { details: CertificationDetails }) => (
  <section className={styles.fit}>
    <h2>Is it for you?</h2>
    <div className={sides.sides}>
      <div>
        <h3>It suits you</h3>
        <p>{details.suits}</p>
      </div>
      <div>
        <h3>Rather not yet</h3>
        <p>{details.notYet}</p>
      </div>
    </div>
    <dl className={`${facts.facts} ${styles.facts}`}>
      <div>
        <dt>In full</dt>
        <dd>{details.fullName}</dd>
      </div>
      <div>
        <dt>Issued by</dt>
        <dd>{details.issuer}</dd>
      </div>
      <div>
        <dt>Before the exam</dt>
        <dd>{details.before}</dd>
      </div>
    </dl>
  </section>
);

/** The exam: its kind of questions and its subjects. */
const CertificationExam = ({ details }: { details: CertificationDetails }) => (
  <section className="stack">
    <h2>What the exam asks</h2>
    <p>{details.exam}</p>
    <Ledger>
      {details.subjects.map(([name, skill]) => (
        <LedgerEntry key={name} name={name}>
          {skill}
        </LedgerEntry>
      ))}
    </Ledger>
    <p className="note">
      Issuers rewrite their outlines from time to time. Before you book, read the one that is in force on your
      day.
    </p>
  </section>
);

/** Asks about a certification by its name. */
const CertificationEnquiry = ({ name }: { name: string }) => (
  <Panel className={styles.enquiry} aria-labelledby="more-info">
    <h2 id="more-info">Request More Info</h2>
    <p>Dates, timings, the price, or whether {name} fits your years of work.</p>
    <Island
      name="forms/general-enquiry"
      component={GeneralEnquiry}
      props={{ label: 'Request More Info', certificationName: name, submit: 'Request More Info' }}
    />
  </Panel>
);
