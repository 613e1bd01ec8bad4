import { Link } from 'react-router-dom';
import { Band } from '../../ui/band.tsx';
import styles from './answers.module.css';

/** What people come with, and what they find here for it. */
export const AboutAnswers = () => (
  <Band>
    <h2>What people come with</h2>
    <dl className={styles.answers}>
      <div>
        <dt>The job asks for a certificate.</dt>
        <dd>
          <Link to="/certifications">Training for nine of them</Link>, from CCNA to PMP, and{' '}
          <Link to="/courses">programming courses</Link> beside them.
        </dd>
      </div>
      <div>
        <dt>The resume sounds like everybody’s.</dt>
        <dd>
          <a href="/resume">Resumes, cover letters and LinkedIn profiles</a>, priced by years of experience.
        </dd>
      </div>
      <div>
        <dt>The interview is near.</dt>
        <dd>
          <Link to="/interview-questions">Interview questions with answers</Link>, updated daily and open to
          read.
        </dd>
      </div>
      <div>
        <dt>The next step is not clear.</dt>
        <dd>
          <Link to="/services">One-on-one coaching</Link>, a session at a time or as a package.
        </dd>
      </div>
    </dl>
  </Band>
);
