import { formatStart } from '#shared/domain/classes/class-start.ts';
import { nextBatches } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { replyHours } from '#shared/policies.ts';
import { BatchAction } from '../../courses/batch-action.tsx';
import { SeatsLeftText } from '../../courses/seats-left.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { Instructor } from '../../team/instructor.tsx';
import { instructorOf } from '../../team/members.ts';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { OfferTerms } from '../../ui/offer-terms.tsx';
import styles from './next-batches.module.css';

export function NextBatches({ data, now = 0 }: PageProps) {
  const courses = responseIn(data, 'GET /courses')?.data;
  const batches = courses && nextBatches(courses, now, 3);
  return (
    <section className={`stack ${styles.board}`} aria-labelledby="batches">
      <h2 id="batches" className="size-2">
        You know the price before we know your name
      </h2>
      <p className="note">{batches?.length ? 'Starting soon' : noBatchesText(courses !== undefined)}</p>
      {batches && batches.length > 0 && (
        <ul className={`ledger ${styles.batches}`}>
          {batches.map((course) => (
            <BatchRow key={course.id} course={course} instructor={instructorOf(course, data)} now={now} />
          ))}
        </ul>
      )}
      <OfferTerms rule="class" about="a course" />
    </section>
  );
}

interface BatchRowProps {
  course: Course;
  instructor: Member | undefined;
  now: number;
}

const BatchRow = ({ course, instructor, now }: BatchRowProps) => {
  const { id, title, startDate = '', timings } = course;
  return (
    <li className={styles.batch}>
      <h3>
        <a href={`/course/${id}`} className="touch-link">
          {title}
        </a>
      </h3>
      <div className={styles.facts}>
        <strong>{withWholeTimes(formatStart(startDate))}</strong>{' '}
        {timings && <span className="note">{withWholeTimes(timings)}</span>}{' '}
        {instructor && <Instructor member={instructor} />} <SeatsLeftText course={course} />
      </div>
      <div className={styles.offer}>
        <b className={styles.price}>{formatPrice(course.price)}</b>{' '}
        <BatchAction course={course} now={now} ask={`/course/${id}#enquiry`} kind="quiet" />
      </div>
    </li>
  );
};

const noBatchesText = (hasLoaded: boolean) => (
  <>
    {hasLoaded ? 'No dates have been set yet. ' : 'We couldn’t load dates and prices. '}
    <a href="/contact">Ask us</a> and we’ll reply with dates and prices within {replyHours} business hours.
  </>
);
