import { drawnRows } from '#shared/pages.ts';
import { Island } from '../../island.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { Unreadable } from '../../ui/unreadable.tsx';
import { CourseCard } from './card.tsx';
import styles from './catalogue.module.css';
import { MoreCourses } from './more.tsx';

/** The cards of the first courses, and the way to the others; or the state that their list is in. */
export function Catalogue({ path, data }: PageProps) {
  const courses = answerIn(data, 'GET /courses');
  if (!courses) return <Unreadable path={path}>Failed to load courses. Please try again later.</Unreadable>;
  if (courses.data.length === 0)
    return <p className={styles.empty}>No courses are available at the moment. Please check back later.</p>;
  return (
    <div className={styles.grid}>
      <ul className={styles.cards}>
        {courses.data.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
      {courses.next && (
        <Island
          name="pages/courses/more"
          component={MoreCourses}
          props={{ cursor: courses.next, limit: drawnRows['/courses'] }}
        />
      )}
    </div>
  );
}
