import { useQuery } from '../api.ts';
import { Notice } from '../ui/notice.tsx';
import { Opening } from '../ui/opening.tsx';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';
import { CourseValues } from './course-values.tsx';
import styles from './courses.module.css';

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

function Catalogue() {
  const { data: courses, error } = useQuery('GET /courses');
  if (courses?.length) {
    return (
      <ul className={styles.grid}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    );
  }
  if (courses)
    return <p className={styles.empty}>No courses are available at the moment. Please check back later.</p>;
  if (error) return <Notice kind="failure">Failed to load courses. Please try again later.</Notice>;
  return (
    <ul className={styles.grid} aria-busy="true" aria-label="Loading courses">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <CourseCardSkeleton key={place} />
      ))}
    </ul>
  );
}
