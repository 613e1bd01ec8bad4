import { CertificationLink } from './link.tsx';
import styles from './projects.module.css';

/** The way from working in projects to leading them, and the analyst's certificate beside it. */
export const ProjectCertifications = () => (
  <section className={styles.field}>
    <div className={styles.words}>
      <h2>Projects and analysis</h2>
      <p>
        PMI’s two certificates follow one another: the first needs no experience in leading, the second asks
        for years of it. The analyst’s certificate stands beside them.
      </p>
    </div>
    <ol className={styles.ladder}>
      <li>
        <p className={styles.when}>You work in projects</p>
        <h3>
          <CertificationLink id="capm-training" />
        </h3>
        <p>
          The vocabulary of projects, planned and agile, with an exam behind it. For graduates, team members
          and coordinators.
        </p>
      </li>
      <li>
        <p className={styles.when}>You lead them</p>
        <h3>
          <CertificationLink id="pmp" />
        </h3>
        <p>
          PMI’s certificate for people who lead projects. Our training for it is live and online, with 36
          contact hours.
        </p>
      </li>
      <li>
        <p className={styles.when}>You find out what they are for</p>
        <h3>
          <CertificationLink id="cbap" />
        </h3>
        <p>
          For business analysts with years of practice. IIBA wants to see the experience before it admits
          anybody to the exam.
        </p>
      </li>
    </ol>
  </section>
);
