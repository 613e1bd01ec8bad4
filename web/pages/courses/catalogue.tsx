import { byNextStart, nextBatches } from '#shared/domain/courses/batch.ts';
import { courseCategories } from '#shared/domain/courses/categories.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import option from '../../forms/option.module.css';
import { type PageProps, responseIn } from '../../page.ts';
import { instructorOf } from '../../team/members.ts';
import chips from '../../ui/chips.module.css';
import { LoadError } from '../../ui/load-error.tsx';
import { PageLinks, pageOf } from '../../ui/page-links.tsx';
import { CourseCard } from './card.tsx';
import styles from './catalogue.module.css';

export function Catalogue(props: PageProps) {
  const list = listCourses(props);
  if (!list) return <LoadError again={props.path}>Failed to load courses. Please try again later.</LoadError>;
  const { courses, found, page, lastPage } = list;
  const { data, now = 0 } = props;
  if (courses.length === 0)
    return <p className="empty">No courses are available at the moment. Please check back later.</p>;
  if (found.length === 0)
    return (
      <p className="empty">
        There are no courses on this page. <a href="/courses">See all courses</a>
      </p>
    );
  const [next] = nextBatches(courses, now, 1);
  const isNextOfCategory = (course: Course) =>
    course ===
    nextBatches(
      courses.filter(({ category }) => category === course.category),
      now,
      1,
    )[0];
  return (
    <div className={`stack ${styles.catalogue}`}>
      <Categories {...list} />
      <ul className={styles.cards}>
        {found.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            instructor={instructorOf(course, data)?.name}
            now={now}
            className={isNextOfCategory(course) ? styles.next : undefined}
            isNext={course === next}
          />
        ))}
      </ul>
      <PageLinks
        label="Pages of courses"
        path="/courses/"
        first="/courses"
        words={['Previous', 'Next']}
        page={page}
        lastPage={lastPage}
      />
    </div>
  );
}

/** Returns undefined if the courses couldn't be loaded. */
export function listCourses({ path, data, now = 0 }: PageProps) {
  const all = responseIn(data, 'GET /courses')?.data;
  const courses = all && byNextStart(all, now);
  return courses && { courses, ...pageOf(courses, path, coursesPerPage) };
}

export const coursesPerPage = 24;

type CourseListPage = NonNullable<ReturnType<typeof listCourses>>;

function Categories({ courses, page, lastPage }: CourseListPage) {
  const categories = courseCategories.filter((name) => courses.some(({ category }) => category === name));
  if (categories.length < 2) return null;
  return (
    <>
      <fieldset className={chips.chips}>
        <legend className="visually-hidden">Show</legend>
        {['All courses', ...categories].map((name, index) => (
          <label key={name} className={`${option.option} ${chips.chip}`}>
            <input
              type="radio"
              name="category"
              value={index === 0 ? 'all' : name}
              defaultChecked={index === 0}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {lastPage > 1 &&
        categories.map((name) => (
          <p key={name} data-category={name} className={styles.elsewhere}>
            {name} on this page: {countOn(page, courses, name)}.
            {[...Array(lastPage).keys()].map((index) => {
              const count = countOn(index + 1, courses, name);
              return index + 1 !== page && count > 0 ? (
                <span key={index}>
                  {' '}
                  <a href={index === 0 ? '/courses' : `/courses/${index + 1}`} className="touch-link">
                    {`${count} on page ${index + 1}`}
                  </a>
                </span>
              ) : null;
            })}
          </p>
        ))}
    </>
  );
}

const countOn = (page: number, courses: readonly Course[], name: string) =>
  courses
    .slice((page - 1) * coursesPerPage, page * coursesPerPage)
    .filter(({ category }) => category === name).length;
