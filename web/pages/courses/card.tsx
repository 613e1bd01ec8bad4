import { startDay, startInWords } from '#shared/domain/classes/class-start.ts';
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

/** A course in the timetable, by the day of its start. All of the row leads to the course, its button to a place. */
export function CourseCard({ course, now, isNext, className }: Props) {
  const { id, title, category, description, duration, timings, teacher, price } = course;
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    <li data-category={category} className={className}>
      <article className={styles.card}>
        <Start course={course} />
        <p className={styles.price}>
          <b>{priceInWords(price)}</b> <PlacesLeft course={course} />
        </p>
        <div className={styles.words}>
          <h2>
            <a href={`/course/${id}`}>{title}</a>
          </h2>
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
        </div>
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

/** The day of the start, its number large; or that it is still to be agreed. */
function Start({ course: { startDate } }: { course: Course }) {
  const words = startDate ? startInWords(startDate) : 'Date agreed with the group';
  const [, day, rest] = (startDay(startDate) && /^(\d+)( .*)$/.exec(words)) || [];
  return (
    <p className={styles.start}>
      {day && <b>{day}</b>}
      {rest ?? words}
    </p>
  );
}

/** A fact on the line of facts. The name of a known fact is for screen readers alone. */
const Fact = ({ term, text }: { term: string; text: string | undefined }) => (
  <div>
    <dt className={text && 'said'}>{term}</dt> <dd>{text || 'N/A'}</dd>
  </div>
);

/** The first 100 characters of a description. Counted by code points: half an emoji would be drawn as a box. */
export function opening(description: string): string {
  const characters = [...description];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : description;
}
