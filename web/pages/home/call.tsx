import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/domain/policies.ts';
import styles from './call.module.css';

/** The discovery call: a number large enough to dial, and what happens to those who would rather write. */
export const HomeCall = () => (
  <section className={styles.band}>
    <div className={styles.inner}>
      <div className={styles.call}>
        <h2>Not sure which step is yours?</h2>
        <p>
          Call for a discovery call. You talk about your work; we say which of the four ways could help, if
          any.
        </p>
        <a href={`tel:${brand.phone}`} className={styles.number}>
          {brand.phoneShown}
        </a>
      </div>
      <div className={styles.write}>
        <h3>
          Or <Link to="/contact">write to us</Link>
        </h3>
        <ol>
          <li>You say where you work today and where you would like to be.</li>
          <li>We reply within {replyHours} business hours.</li>
          <li>You decide. Asking commits you to nothing.</li>
        </ol>
      </div>
    </div>
  </section>
);
