import styles from './audit.module.css';
import { CertificationLink } from './link.tsx';

/** The two certificates for those who look closely at money and at the company itself. */
export const AuditCertifications = () => (
  <section className={styles.field}>
    <h2>Audit and compliance</h2>
    <div className={styles.sides}>
      <div>
        <p className={styles.question}>Does this company work as it says?</p>
        <h3>
          <CertificationLink id="cia-training" />
        </h3>
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
        <p>
          ACAMS’s certificate against money laundering: the methods, the rules, and the investigation. For
          people in banks and payment companies who check customers and transactions.
        </p>
      </div>
    </div>
  </section>
);
