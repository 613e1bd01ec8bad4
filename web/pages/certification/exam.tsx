import type { CertificationDetails } from '../../content/certification-details.ts';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import styles from './exam.module.css';

/** How an exam asks, and about what. */
export const CertificationExam = ({ details }: { details: CertificationDetails }) => (
  <section className={styles.exam}>
    <h2>What the exam asks</h2>
    <p>{details.exam}</p>
    <Ledger>
      {details.subjects.map(([name, skill]) => (
        <LedgerEntry key={name} name={name}>
          {skill}
        </LedgerEntry>
      ))}
    </Ledger>
    <p className={styles.source}>
      Issuers rewrite their outlines from time to time. Before you book, read the one that is in force on your
      day.
    </p>
  </section>
);
