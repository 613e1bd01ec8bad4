import { startInWords } from '#shared/domain/classes/class-start.ts';
import { nextBatches } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { replyHours } from '#shared/policies.ts';
import { BatchAction } from '../../courses/batch-action.tsx';
import { PlacesLeft } from '../../courses/places-left.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { withWholeTimes } from '../../ui/no-break.tsx';
import styles from './next-batches.module.css';

/** The board of the three batches that start next, and the way to all of them. */
export function NextBatches({ data, now = 0 }: PageProps) {
  const courses = answerIn(data, 'GET /courses')?.data;
  const batches = courses && nextBatches(courses, now, 3);
  return (
    <section className={styles.board} aria-labelledby="batches">
      <h2 id="batches">You know the price before we know your name</h2>
      <p className="note">
        {batches?.length ? 'These batches start next.' : withoutBatches(courses !== undefined)}
      </p>
      {batches && batches.length > 0 && (
        <ul className="ledger">
          {batches.map((course, index) => (
            <BatchLine key={course.id} course={course} now={now} isFirst={index === 0} />
          ))}
        </ul>
      )}
      <a href="/courses" className="tap">
        Open the timetable
      </a>
    </section>
  );
}

interface LineProps {
  course: Course;
  now: number;
  /** The batch is the first to start. */
  isFirst: boolean;
}

/** A batch on the board: its name and price, its start, its other facts, and beside them the way to a place. */
const BatchLine = ({ course, now, isFirst }: LineProps) => {
  const { id, title, startDate = '', timings, teacher } = course;
  return (
    <li className={styles.line}>
      <h3>
        <a href={`/course/${id}`} className="tap">
          {title}
        </a>
      </h3>
      <b className={styles.price}>{priceInWords(course.price)}</b>{' '}
      <strong className={styles.start}>{withWholeTimes(startInWords(startDate))}</strong>
      <div className={styles.rest}>
        <div className={`note ${styles.facts}`}>
          {timings && <span>{withWholeTimes(timings)}</span>} {teacher && <span>{teacher}</span>}{' '}
          <PlacesLeft course={course} />
        </div>
        <BatchAction
          course={course}
          now={now}
          ask={`/course/${id}#enquiry`}
          kind={isFirst ? 'secondary' : 'quiet'}
        />
      </div>
    </li>
  );
};

const withoutBatches = (isRead: boolean) => (
  <>
    {isRead ? 'No batch has a date yet. ' : 'Dates and prices could not be read just now. '}
    <a href="/contact">Ask us</a>, and within {replyHours} business hours we reply with dates and prices.
  </>
);
