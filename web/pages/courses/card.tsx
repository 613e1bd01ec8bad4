import { startInWords } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, batchStateTexts } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { BatchAction } from '../../courses/batch-action.tsx';
import { PlacesLeft } from '../../courses/places-left.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import styles from './card.module.css';

interface Props {
  course: Course;
  /** The time it is shown at, in epoch milliseconds. */
  now: number;
  /** Whether it is the next batch with a place, whose button is the page's primary one. */
  isNext: boolean;
  className: string | undefined;
}

/** A course in the grid. All of the card leads to the course, its button to a seat. */
export function CourseCard({ course, now, isNext, className }: Props) {
  const { id, title, category, description, startDate, duration, timings, teacher, price } = course;
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    // A course without a category disappears when one is chosen.
    <li data-category={category ?? ''} className={className}>
      <article className={styles.card}>
        <h2>
          <a href={`/course/${id}`}>{title}</a>
        </h2>
        <p className={styles.start}>{startDate ? startInWords(startDate) : 'Date agreed with the group'}</p>
        {state && (
          <p>
            <strong>{state}</strong>
          </p>
        )}
        <p>{opening(description)}</p>
        <dl>
          <Fact term="Duration" text={duration} />
          <Fact term="Timings" text={timings && withWholeTimes(timings)} />
          {teacher && <Fact term="Teacher" text={teacher} />}
        </dl>
        <p className={styles.price}>
          <b>{priceInWords(price)}</b> <PlacesLeft course={course} />
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

/** The first 100 characters of a description. Counted by code points: half an emoji would be drawn as a box. */
export function opening(description: string): string {
  const characters = [...description];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : description;
}
