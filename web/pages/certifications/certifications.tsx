import { replyHours } from '#shared/domain/policies.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import { AuditCertifications } from './audit.tsx';
import styles from './certifications.module.css';
import { ProjectCertifications } from './projects.tsx';
import { SystemCertifications } from './systems.tsx';

/** The certifications by field, each with what it says about the person who has it. */
export const CertificationsPage = () => (
  <>
    <Opening title="Certifications">
      A certificate tells a stranger what you can do. Here are nine, by the work they stand for; each page
      says whom it suits and who should wait.
    </Opening>
    <ProjectCertifications />
    <SystemCertifications />
    <AuditCertifications />
    <section className={styles.undecided}>
      <h2>Not sure which one?</h2>
      <div>
        <p>
          Tell us what you do today and which job you would like to apply for. We reply within {replyHours}{' '}
          business hours, and sometimes the answer is: none yet.
        </p>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </section>
  </>
);
