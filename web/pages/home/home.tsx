import { brand } from '#shared/brand.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Steps } from '../../ui/steps.tsx';
import { HomeCall } from './call.tsx';
import { HomeCertificates } from './certificates.tsx';
import { HomeCourses } from './courses.tsx';
import styles from './home.module.css';
import { HomeResume } from './resume.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { WaysUp } from './ways-up.tsx';

/** Who the company is, the four things it does for a career, and what people say of it. */
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
    <HomeCourses />
    <HomeCertificates />
    <HomeResume />
    <HomeCall />
    <Reviews />
  </>
);
