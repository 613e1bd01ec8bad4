import { Opening } from '../../ui/opening.tsx';
import { Catalogue } from './catalogue.tsx';
import styles from './courses.module.css';
import { CourseValues } from './values.tsx';

/** The catalogue: every course with its price, then what stands behind each of them. */
export function CoursesPage() {
  return (
    <>
      <Opening title="Courses">
        Certification training and programming courses. Each one says what it costs, how long it takes and
        when it meets, so you can compare before you talk to anybody.
      </Opening>
      <section aria-label="All courses" className={styles.catalogue}>
        <noscript>
          <p>
            The list of courses needs JavaScript. Without it, call or write to us: both are at the end of the
            page.
          </p>
        </noscript>
        <Catalogue />
      </section>
      <CourseValues />
    </>
  );
}
