import type { CertificationDetails } from '../../content/certification-details.ts';
import styles from './fit.module.css';

/** Whom a certificate suits and whom not yet, and what its issuer wants to see first. */
export const CertificationFit = ({ details }: { details: CertificationDetails }) => (
  <section className={styles.fit}>
    <h2>Is it for you?</h2>
    <div className={styles.sides}>
      <div>
        <h3>It suits you</h3>
        <p>{details.suits}</p>
      </div>
      <div>
        <h3>Rather not yet</h3>
        <p>{details.notYet}</p>
      </div>
    </div>
    <dl className={styles.facts}>
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
