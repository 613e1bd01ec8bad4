import { replyHours } from '#shared/policies.ts';
import { answerIn, type PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import columns from '../../ui/columns.module.css';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import sides from '../../ui/sides.module.css';
import stairs from '../../ui/stairs.module.css';
import styles from './certifications.module.css';
import { CertificationLink, CertificationStart } from './link.tsx';
import { SystemCertifications } from './systems.tsx';

/** The certifications by field, each with what it says about the person who has it, and with its next batch. */
export const CertificationsPage = (props: PageProps) => (
  <>
    <PageIntro title="Certifications" drawing={drawing}>
      A certificate tells a stranger what you can do. Here are nine, by the work they stand for; each page
      says whom it suits and who should wait.
      {!answerIn(props.data, 'GET /courses') &&
        ' Dates and prices could not be read just now: ask us, or call.'}
    </PageIntro>
    <ProjectCertifications {...props} />
    <SystemCertifications {...props} />
    <AuditCertifications {...props} />
    <section className={`frame ${columns.columns} ${columns.headed}`}>
      <h2>Not sure which one?</h2>
      <div className="stack">
        <p>
          Tell us what you do today and which job you would like to apply for. We reply within {replyHours}{' '}
          business hours, and sometimes the answer is: none yet.
        </p>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </section>
  </>
);

/** The way from working in projects to leading them, and the analyst's certificate beside it. */
const ProjectCertifications = (props: PageProps) => (
  <section className={styles.projects}>
    <div className="stack">
      <h2>Projects and analysis</h2>
      <p>
        PMI’s two certificates follow one another: the first needs no experience in leading, the second asks
        for years of it. The analyst’s certificate stands beside them.
      </p>
    </div>
    <ol className={stairs.stairs}>
      <li>
        <p className="note">You work in projects</p>
        <h3>
          <CertificationLink id="capm-training" />
        </h3>
        <CertificationStart {...props} id="capm-training" />
        <p>
          The vocabulary of projects, planned and agile, with an exam behind it. For graduates, team members
          and coordinators.
        </p>
      </li>
      <li>
        <p className="note">You lead them</p>
        <h3>
          <CertificationLink id="pmp" />
        </h3>
        <CertificationStart {...props} id="pmp" />
        <p>
          PMI’s certificate for people who lead projects. Our training for it is live and online, with 36
          contact hours.
        </p>
      </li>
      <li>
        <p className="note">You find out what they are for</p>
        <h3>
          <CertificationLink id="cbap" />
        </h3>
        <CertificationStart {...props} id="cbap" />
        <p>
          For business analysts with years of practice. IIBA wants to see the experience before it admits
          anybody to the exam.
        </p>
      </li>
    </ol>
  </section>
);

/** The two certificates for those who look closely at money and at the company itself. */
const AuditCertifications = (props: PageProps) => (
  <section className={styles.audit}>
    <h2>Audit and compliance</h2>
    <div className={sides.sides}>
      <div>
        <p className={styles.question}>Does this company work as it says?</p>
        <h3>
          <CertificationLink id="cia-training" />
        </h3>
        <CertificationStart {...props} id="cia-training" />
        <p>
          The Certified Internal Auditor of the Institute of Internal Auditors: three exams, from the
          foundations to running an audit department. For auditors, accountants and controllers.
        </p>
      </div>
      <div>
        <p className={styles.question}>Where does this money come from?</p>
        <h3>
          <CertificationLink id="cams-training" />
        </h3>
        <CertificationStart {...props} id="cams-training" />
        <p>
          ACAMS’s certificate against money laundering: the methods, the rules, and the investigation. For
          people in banks and payment companies who check customers and transactions.
        </p>
      </div>
    </div>
  </section>
);

/** A certificate with its seal. */
const drawing = (
  <LineDrawing
    shape="M60 4h200v112H60zM84 30h152M84 46h152M84 62h90M84 92h60"
    marked="M196 82a16 16 0 1 0 32 0a16 16 0 1 0-32 0M204 96v20l8-7 8 7V96"
  />
);
