import { brand } from '#shared/brand.ts';
import styles from './name.module.css';

/** Why the company is named after stairs, with the drawing that shows it. */
export const AboutName = () => (
  <section className={styles.name}>
    <div className={styles.words}>
      <h2>Why a flight of steps</h2>
      <p>
        A stepwell is a well one walks into. After the rains the water stands high and a few steps are enough.
        In a dry year it stands low, and one goes further down. The stairs are the same; the right step
        depends on the water.
      </p>
      <p>
        A career is much like that. The same course is a leap for one person and a year too late for the next.
        So {brand.name}, from <span lang="hi">सोपान</span>, a flight of steps, begins with where you stand,
        and only then with what to climb.
      </p>
    </div>
    <figure>
      <svg viewBox="0 0 400 268" width="400" height="268" aria-hidden="true" className={styles.well}>
        <path d={`M0 12h40${'v30h30'.repeat(8)}v16H0z`} className={styles.stairs} />
        <path d="M130 102H400M250 222H400" className={styles.water} />
        <path d="M100 72v30h30M220 192v30h30" className={styles.step} />
        <text x="400" y="92" textAnchor="end">
          after the rains
        </text>
        <text x="400" y="212" textAnchor="end">
          in a dry year
        </text>
      </svg>
      <figcaption>One well, two years: the marked step is the one that reaches the water.</figcaption>
    </figure>
  </section>
);
