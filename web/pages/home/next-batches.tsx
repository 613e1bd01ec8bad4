import { nextBatches } from '#shared/domain/courses/batch.ts';
import { replyHours } from '#shared/policies.ts';
import { SmallSlip } from '../../courses/batch-slip.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './home.module.css';

/** The three batches that start next, and the way to all of them. */
export function NextBatches({ data, now = 0 }: PageProps) {
  const courses = answerIn(data, 'GET /courses')?.data;
  const batches = courses && nextBatches(courses, now, 3);
  return (
    <section className={styles.batches} aria-labelledby="batches">
      <div className="stack">
        <h2 id="batches">You know the price before we know your name</h2>
        <p>{batches?.length ? 'These batches start next.' : withoutBatches(courses !== undefined)}</p>
      </div>
      {batches && batches.length > 0 && (
        <ul className={styles.slips}>
          {batches.map((course) => (
            <SmallSlip key={course.id} course={course} now={now} />
          ))}
        </ul>
      )}
      <LinkButton to="/courses">Open the timetable</LinkButton>
    </section>
  );
}

const withoutBatches = (isRead: boolean) => (
  <>
    {isRead ? 'No batch has a date yet. ' : 'Dates and prices could not be read just now. '}
    <a href="/contact">Ask us</a>, and within {replyHours} business hours we reply with dates and prices.
  </>
);
