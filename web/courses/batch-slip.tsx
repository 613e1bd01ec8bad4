import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { startInWords } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, batchStateTexts, nextBatch } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { hoursInWords } from '#shared/domain/time/india-words.ts';
import { replyHours } from '#shared/policies.ts';
import { answerIn, type PageProps } from '../page.ts';
import { LinkButton } from '../ui/button.tsx';
import facts from '../ui/facts.module.css';
import { withWholeTimes } from '../ui/no-break.tsx';
import { BatchAction } from './batch-action.tsx';
import styles from './batch-slip.module.css';
import { PlacesLeft } from './places-left.tsx';

interface Props extends PageProps {
  /** The id of the certification. */
  certification: string;
  /** The address of the form to ask with. */
  ask: string;
}

/** The next batch of a certification: price, start, hours, weeks, teacher and the way to a place; or that there is none. */
export function BatchSlip({ certification, ask, data, now = 0 }: Props) {
  const courses = answerIn(data, 'GET /courses')?.data;
  const course = courses && nextBatch(courses, certification, now);
  return (
    <section className={styles.slip} aria-labelledby="batch">
      <h2 id="batch">Next batch</h2>
      {course ? (
        <Batch course={course} now={now} ask={ask} />
      ) : (
        <>
          <p>
            {courses
              ? `No batch has a date yet. Ask, and within ${replyHours} business hours we reply with dates, timings and the price.`
              : 'Dates and price could not be read just now. Ask us, or call.'}
          </p>
          <p>
            <a href={`tel:${brand.phone}`} className="tap">
              {brand.phoneShown}
            </a>
          </p>
          <LinkButton to={ask} kind="primary">
            Ask
          </LinkButton>
        </>
      )}
    </section>
  );
}

const Batch = ({ course, now, ask }: { course: Course; now: number; ask: string }) => {
  const { id, title, firstClass, startDate, teacher, timings } = course;
  const hours = firstClass && hoursInWords(firstClass.start, firstClass.end);
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    <>
      <p>
        <a href={`/course/${id}`} className="tap">
          {title}
        </a>
      </p>
      <dl className={`${facts.facts} ${styles.facts}`}>
        <div>
          <dt>Price</dt>
          <dd>
            <b className={styles.price}>{priceInWords(course.price)}</b> <PlacesLeft course={course} />
          </dd>
          <dd className="note">For the whole course. The exam’s fee goes to its issuer.</dd>
        </div>
        <Fact term="Starts">
          <strong>
            {startDate ? withWholeTimes(startInWords(startDate)) : 'Date agreed with the group'}
          </strong>
          {hours && !timings?.includes(hours) && <span>First class {withWholeTimes(hours)}</span>}
        </Fact>
        {timings && <Fact term="Meets">{withWholeTimes(timings)}</Fact>}
        <Fact term="Takes">{lengthOf(course)}</Fact>
        {teacher && <Fact term="Teacher">{teacher}</Fact>}
      </dl>
      {state && (
        <p>
          <strong>{state}</strong>
        </p>
      )}
      <BatchAction course={course} now={now} ask={ask} kind="primary" />
    </>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

function lengthOf({ weeks, duration }: Course): string {
  if (weeks) return weeks === 1 ? '1 week' : `${weeks} weeks`;
  return duration || 'N/A';
}
