import { replyHours } from '#shared/domain/policies.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import styles from './values.module.css';

/** What holds for every course, and where to ask when none of it answers the question. */
export const CourseValues = () => (
  <section className={styles.values}>
    <h2>What holds for every course</h2>
    <Ledger>
      <LedgerEntry name="The price">
        <strong>Written on the card.</strong> In rupees, before you leave a name or a number.
      </LedgerEntry>
      <LedgerEntry name="The answer">
        <strong>Within {replyHours} business hours.</strong> Ask about dates, timings or whether it fits your
        years of work. An enquiry commits you to nothing.
      </LedgerEntry>
      <LedgerEntry name="The next step">
        <strong>Under the same roof.</strong> When the course is done, resumes, LinkedIn profiles and
        one-on-one coaching are here too.
      </LedgerEntry>
    </Ledger>
    <div className={styles.ask}>
      <p>Two courses look alike, or none looks right? Tell us where you work today.</p>
      <LinkButton to="/contact">Contact us</LinkButton>
    </div>
  </section>
);
