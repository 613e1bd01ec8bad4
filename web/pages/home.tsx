import { brand } from '#shared/brand.ts';
import { LinkButton } from '../ui/button.tsx';
import { Steps } from '../ui/steps.tsx';
import styles from './home.module.css';
import { WaysUp } from './ways-up.tsx';

/** Who the company is, and the four things it does for a career. */
export const HomePage = () => (
  <>
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>The next step at work is easier with a coach beside you.</h1>
        <p className={styles.lead}>
          {brand.name} trains people in India for certificates and programming jobs, writes their resumes and
          coaches them one to one.
        </p>
        <div className={styles.actions}>
          <LinkButton to="/courses" kind="primary">
            See courses and prices
          </LinkButton>
          <LinkButton to="/resume">Resume services</LinkButton>
        </div>
        <p className={styles.word}>
          <span lang="hi">सोपान</span> (sopaan) is Hindi for a flight of steps.
        </p>
      </div>
      <div className={styles.drawing}>
        <Steps tiers={5} flights={3} />
      </div>
    </div>
    <WaysUp />
    <section className={styles.first}>
      <h2>What happens when you write to us</h2>
      <ol>
        <li>You say where you work today and where you would like to be.</li>
        <li>We reply within 48 business hours.</li>
        <li>You decide. Asking commits you to nothing.</li>
      </ol>
      <p>
        Rather talk? Call <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> for a discovery call.
      </p>
    </section>
  </>
);
