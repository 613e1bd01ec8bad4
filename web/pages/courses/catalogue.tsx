import { startInWords } from '#shared/domain/classes/class-start.ts';
import { byNextStart, nextBatches } from '#shared/domain/courses/batch.ts';
import { courseCategories } from '#shared/domain/courses/categories.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import option from '../../forms/option.module.css';
import { answerIn, type PageProps } from '../../page.ts';
import chips from '../../ui/chips.module.css';
import empty from '../../ui/empty.module.css';
import lines from '../../ui/lines.module.css';
import { Unreadable } from '../../ui/unreadable.tsx';
import { CourseCard } from './card.tsx';
import styles from './catalogue.module.css';

/** The courses by their next start: cards of the first, a line for each of the others; or the state of their list. */
export function Catalogue(props: PageProps) {
  const courses = timetable(props);
  if (!courses)
    return <Unreadable again={props.path}>Failed to load courses. Please try again later.</Unreadable>;
  const { cards, lines } = courses;
  const { now = 0 } = props;
  const nextOf = (those: readonly Course[]) => nextBatches(those, now, 1)[0];
  const isNextOfCategory = (course: Course) =>
    course === nextOf(cards.filter(({ category }) => category === course.category));
  if (cards.length === 0)
    return <p className={empty.empty}>No courses are available at the moment. Please check back later.</p>;
  return (
    <div className={styles.catalogue}>
      <Categories courses={[...cards, ...lines]} />
      <ul className="ledger">
        {cards.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            now={now}
            className={isNextOfCategory(course) ? styles.next : undefined}
            isNext={course === nextOf(cards)}
          />
        ))}
      </ul>
      {lines.length > 0 && <FurtherCourses courses={lines} />}
    </div>
  );
}

/** The courses in the order of the page: as many as have a card, and the others. Undefined where they could not be read. */
export function timetable({ data, now = 0 }: PageProps) {
  const courses = answerIn(data, 'GET /courses')?.data;
  const inOrder = courses && byNextStart(courses, now);
  return inOrder && { cards: inOrder.slice(0, mostCards), lines: inOrder.slice(mostCards) };
}

// As many as fit into the page's bytes.
const mostCards = 20;

/** Narrows the courses down to a category, by the page's styles alone. */
function Categories({ courses }: { courses: readonly Course[] }) {
  const categories = courseCategories.filter((name) => courses.some(({ category }) => category === name));
  if (categories.length < 2) return null;
  return (
    <fieldset className={chips.chips}>
      <legend className="said">Show</legend>
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
  );
}

/** The courses behind the cards, a line each. */
const FurtherCourses = ({ courses }: { courses: readonly Course[] }) => (
  <div className={`stack ${styles.further}`}>
    <h2>Further courses</h2>
    <ul className={lines.lines}>
      {courses.map(({ id, title, category, startDate, price }) => (
        <li key={id} data-category={category}>
          <a href={`/course/${id}`} className="tap">
            {title}
          </a>
          <span>{startDate ? startInWords(startDate) : 'Date agreed with the group'}</span>
          <strong>{priceInWords(price)}</strong>
        </li>
      ))}
    </ul>
  </div>
);
