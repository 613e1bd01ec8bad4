import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { servicesQuestions } from '../../content/faq.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Questions } from '../../ui/faq.tsx';
import { Opening } from '../../ui/opening.tsx';
import { CoachingPrograms } from './programs.tsx';
import styles from './services.module.css';
import { CoachingSteps } from './steps.tsx';

/** The two coaching programs, how they go, and what people ask first. */
export const ServicesPage = () => (
  <>
    <Opening title="Services">
      IT and project-management coaching, one to one: a single session where one question is open, or a
      package where there is a way to go.
    </Opening>
    <CoachingPrograms />
    <CoachingSteps />
    <Questions group="services" title="Asked before the first session" questions={servicesQuestions}>
      <p>
        The <Link to="/cancellation-policy">cancellation and refund policy</Link> has the same in full.
      </p>
    </Questions>
    <section className={styles.start}>
      <h2>Begin at the first step</h2>
      <div className={styles.ways}>
        <LinkButton to={`tel:${brand.phone}`} kind="primary">
          {`Call ${brand.phoneShown}`}
        </LinkButton>
        <LinkButton to="/contact">Write to us</LinkButton>
      </div>
    </section>
  </>
);
