import { LinkButton } from '../ui/button.tsx';
import styles from './course-values.module.css';

/** What holds for every course, and where to ask when none of it answers the question. */
export const CourseValues = () => (
  <section className={styles.values}>
    <h2>What holds for every course</h2>
    <dl className={styles.ledger}>
      <div>
        <dt>The price</dt>
        <dd>
          <strong>Written on the card.</strong> In rupees, before you leave a name or a number.
        </dd>
      </div>
      <div>
        <dt>The answer</dt>
        <dd>
          <strong>Within 48 business hours.</strong> Ask about dates, timings or whether it fits your years of
          work. An enquiry commits you to nothing.
        </dd>
      </div>
      <div>
        <dt>The next step</dt>
        <dd>
          <strong>Under the same roof.</strong> When the course is done, resumes, LinkedIn profiles and
          one-on-one coaching are here too.
        </dd>
      </div>
    </dl>
    <div className={styles.ask}>
      <p>Two courses look alike, or none looks right? Tell us where you work today.</p>
      <LinkButton to="/contact">Contact us</LinkButton>
    </div>
  </section>
);
