import { brand } from '#shared/brand.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import { PmpEnquiry } from './enquiry.tsx';
import { PmpImpact } from './impact.tsx';
import { PmpIndustries } from './industries.tsx';
import { PmpOutcomes } from './outcomes.tsx';
import styles from './pmp.module.css';
import { PmpProgramme } from './programme.tsx';
import { PmpRoute } from './route.tsx';

/** The PMP training: what is in it, the way through it, what it is worth, and the form to ask about it. */
export const PmpPage = () => (
  <>
    <Opening title="Crack Your PMP Exam in Just 6 Weeks">
      Live online instructor-led training for people who lead projects and have a job to do meanwhile.
    </Opening>
    <div className={styles.actions}>
      <LinkButton to="#request" kind="primary">
        Ask for dates and price
      </LinkButton>
      <LinkButton to={`tel:${brand.phone}`}>Call {brand.phoneShown}</LinkButton>
    </div>
    <PmpProgramme />
    <PmpRoute />
    <PmpOutcomes />
    <PmpImpact />
    <PmpIndustries />
    <section className={styles.end}>
      <div className={styles.director}>
        <h2>Programme director</h2>
        <h3>{brand.programmeDirector.name}</h3>
        <p>{brand.programmeDirector.role}</p>
        <p>
          The programme director plans the five weeks, chooses the instructors and mentors, and reads the
          results of the mock tests. If your date has to move or the plan does not fit your job, this is the
          person who decides with you.
        </p>
      </div>
      <PmpEnquiry />
    </section>
  </>
);
