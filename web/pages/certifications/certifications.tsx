import { replyHours } from '#shared/policies.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import styles from './certifications.module.css';
import { CertificationLink, CertificationStart } from './link.tsx';
import { SystemCertifications } from './systems.tsx';

export const CertificationsPage = (props: PageProps) => (
  <>
    <PageIntro title="Certifications" drawing={drawing}>
      A certificate shows employers what you can do. Here are nine, grouped by job. Each page says who it’s
      for and who should wait.
      {!responseIn(props.data, 'GET /courses') &&
        ' We couldn’t load dates and prices. Please call or write to us.'}
    </PageIntro>
    <ProjectCertifications {...props} />
    <SystemCertifications {...props} />
    <AuditCertifications {...props} />
    <section className="frame columns headed">
      <h2>Not sure which one?</h2>
      <div className="stack">
        <p>
          Tell us what you do today and which job you’d like to apply for. We’ll reply within {replyHours}{' '}
          business hours, and if the honest answer is “none yet”, we’ll say so.
        </p>
        <LinkButton to="/contact">Contact us</LinkButton>
        <CallAndWhatsApp about="a certification" />
      </div>
    </section>
  </>
);

const ProjectCertifications = (props: PageProps) => (
  <section className={`frame stack ${styles.projects}`}>
    <div className="stack">
      <h2>Projects and analysis</h2>
      <p>
        PMI has two: CAPM needs no experience of leading projects, while PMP asks for years of it. CBAP is for
        business analysts.
      </p>
    </div>
    <ol className="stairs touch-links">
      <li>
        <p className="note">You work on projects</p>
        <h3>
          <CertificationLink id="capm-training" />
        </h3>
        <CertificationStart {...props} id="capm-training" />
        <p>
          An exam on the language of project management, both predictive and agile. For graduates, team
          members and coordinators.
        </p>
      </li>
      <li>
        <p className="note">You lead them</p>
        <h3>
          <CertificationLink id="pmp" />
        </h3>
        <CertificationStart {...props} id="pmp" />
        <p>
          PMI’s certificate for people who lead projects. Our training is live and online, with 36 contact
          hours.
        </p>
      </li>
      <li>
        <p className="note">You work out what’s needed</p>
        <h3>
          <CertificationLink id="cbap" />
        </h3>
        <CertificationStart {...props} id="cbap" />
        <p>For business analysts with years of experience. IIBA checks it before you can take the exam.</p>
      </li>
    </ol>
  </section>
);

const AuditCertifications = (props: PageProps) => (
  <section className={`frame stack ${styles.audit}`}>
    <h2>Audit and compliance</h2>
    <div className="ledger side-by-side">
      <div>
        <p className="display-1">Internal audit</p>
        <h3>
          <CertificationLink id="cia-training" />
        </h3>
        <CertificationStart {...props} id="cia-training" />
        <p>
          The Institute of Internal Auditors’ certificate: three exams, from the foundations to running an
          audit department. For auditors, accountants and controllers.
        </p>
      </div>
      <div>
        <p className="display-1">Anti-money laundering</p>
        <h3>
          <CertificationLink id="cams-training" />
        </h3>
        <CertificationStart {...props} id="cams-training" />
        <p>
          ACAMS’s anti-money-laundering certificate: methods, rules and investigations. For people in banks
          and payment companies who check customers and transactions.
        </p>
      </div>
    </div>
  </section>
);

const drawing = (
  <LineDrawing
    shape="M60 4h200v112H60zM84 30h152M84 46h152M84 62h90M84 92h60"
    accent="M196 82a16 16 0 1 0 32 0a16 16 0 1 0-32 0M204 96v20l8-7 8 7V96"
  />
);
