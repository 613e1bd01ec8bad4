import { Link } from 'react-router-dom';
import { certificationIds, certificationName } from '../../content/certifications.ts';
import styles from './certificates.module.css';

/** The nine certifications by name, large enough to be found at a glance. */
export const HomeCertificates = () => (
  <section className={styles.band}>
    <div className={styles.inner}>
      <h2>
        <Link to="/certifications">Nine certificates</Link>, and a page for each
      </h2>
      <ul className={styles.names}>
        {certificationIds.map((id) => (
          <li key={id}>
            <Link to={`/certifications/${id}`}>{certificationName(id)}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        The PMP training alone brings 36 contact hours, a question bank of 2000+ and 12 full-length tests of
        180 questions each.
      </p>
    </div>
  </section>
);
