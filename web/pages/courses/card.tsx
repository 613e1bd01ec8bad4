import { formatStart } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, batchStateTexts } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { BatchAction } from '../../courses/batch-action.tsx';
import { SeatsLeftText } from '../../courses/seats-left.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import styles from './card.module.css';

interface Props {
  course: Course;
  /** The name. */
  instructor: string | undefined;
  now: number;
  isNext: boolean;
  className: string | undefined;
}

export function CourseCard({ course, instructor, now, isNext, className }: Props) {
  const { id, title, category, description, startDate, duration, timings, price } = course;
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    // Set even if it's empty, so that choosing a category hides the courses that have none.
    <li data-category={category ?? ''} className={className}>
      <article className={styles.card}>
        <h2>
          <a href={`/course/${id}`}>{title}</a>
        </h2>
        <p className={styles.start}>{startDate ? formatStart(startDate) : 'Dates agreed with each group'}</p>
        {state && (
          <p>
            <strong>{state}</strong>
          </p>
        )}
        <p>{excerpt(description)}</p>
        <dl>
          <Fact term="Duration" text={duration} />
          <Fact term="Timings" text={timings && withWholeTimes(timings)} />
          {instructor && <Fact term="Instructor" text={instructor} />}
        </dl>
        <p className={styles.price}>
          <b className="display-2">{formatPrice(price)}</b> <SeatsLeftText course={course} />
        </p>
        <BatchAction
          course={course}
          now={now}
          ask={`/course/${id}#enquiry`}
          kind={isNext ? 'primary' : 'secondary'}
        />
      </article>
    </li>
  );
}

const Fact = ({ term, text }: { term: string; text: string | undefined }) => (
  <div>
    <dt>{term}</dt> <dd>{text || 'N/A'}</dd>
  </div>
);

/** Counts code points, so that an emoji isn't cut in half. */
export function excerpt(description: string): string {
  const characters = [...description];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : description;
}
