import { LinkButton } from '../../ui/button.tsx';
import corner from '../../ui/cut-corner.module.css';
import styles from './courses.module.css';
import halves from './halves.module.css';

/** How a course is written down: a specimen of the catalogue's card, with what each entry says. */
export const HomeCourses = () => (
  <section className={`${halves.halves} ${styles.courses}`}>
    <div className={halves.words}>
      <h2>You know the price before we know your name</h2>
      <p>
        Certification training and programming courses stand in one catalogue, and each is written down the
        same way. What is not settled yet says N/A.
      </p>
      <LinkButton to="/courses">Open the catalogue</LinkButton>
    </div>
    <div className={`${corner.edge} ${styles.edge}`}>
      <dl className={`${corner.sheet} ${styles.card}`}>
        {entries.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

const entries = [
  ['Title', 'what it prepares you for, under its proper name'],
  ['Start date', 'the day of the first class'],
  ['Duration', 'how long you will give up your evenings or weekends'],
  ['Timings', 'the days and hours it meets'],
  ['Price', 'in rupees, on the card and not behind a form'],
] as const;
