import type { ReactNode } from 'react';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, batchStateTexts, nextBatch } from '#shared/domain/courses/batch.ts';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { formatHours } from '#shared/domain/time/format.ts';
import { replyHours } from '#shared/policies.ts';
import { type PageProps, responseIn } from '../page.ts';
import { Instructor } from '../team/instructor.tsx';
import { instructorOf } from '../team/members.ts';
import { LinkButton } from '../ui/button.tsx';
import { CallAndWhatsApp } from '../ui/call-and-whatsapp.tsx';
import { withWholeTimes } from '../ui/no-break.tsx';
import { OfferTerms } from '../ui/offer-terms.tsx';
import { BatchAction } from './batch-action.tsx';
import styles from './batch-slip.module.css';
import { courseWithDay } from './course-with-day.ts';
import { SeatsLeftText } from './seats-left.tsx';

interface Props extends PageProps {
  certification: string;
  ask: string;
  /** Shown under the facts of the batch. */
  proof?: ReactNode;
}

export function BatchSlip({ certification, ask, proof, data, now = 0 }: Props) {
  const courses = responseIn(data, 'GET /courses')?.data;
  const course = courses && nextBatch(courses, certification, now);
  return (
    <section className={styles.slip} aria-labelledby="batch">
      <h2 id="batch" className="size-2">
        Next batch
      </h2>
      {course ? (
        <Batch course={course} instructor={instructorOf(course, data)} now={now} ask={ask} proof={proof} />
      ) : (
        <>
          <p>
            {courses
              ? `No dates yet. Ask us and we’ll reply with dates, timings and the price within ${replyHours} business hours.`
              : 'We couldn’t load the dates and price. Ask us, or call.'}
          </p>
          <LinkButton to={ask} kind="primary">
            Ask us
          </LinkButton>
          <CallAndWhatsApp about={certificationName(certification)} />
        </>
      )}
    </section>
  );
}

interface BatchProps {
  course: Course;
  instructor: Member | undefined;
  now: number;
  ask: string;
  proof: ReactNode;
}

const Batch = ({ course, instructor, now, ask, proof }: BatchProps) => {
  const { id, title, firstClass, startDate, timings } = course;
  const hours = firstClass && formatHours(firstClass.start, firstClass.end);
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    <>
      <p>
        <a href={`/course/${id}`} className="touch-link">
          {title}
        </a>
      </p>
      <dl className={`facts ledger ${styles.facts}`}>
        <div>
          <dt>Price</dt>
          <dd>
            <b className={styles.price}>{formatPrice(course.price)}</b> <SeatsLeftText course={course} />
          </dd>
          <dd className="note">For the full course. You pay the exam fee separately to the exam body.</dd>
        </div>
        <Fact term="Starts">
          <strong>
            {startDate ? withWholeTimes(formatStart(startDate)) : 'Dates agreed with each group'}
          </strong>
          {hours && !timings?.includes(hours) && <span>First class {withWholeTimes(hours)}</span>}
        </Fact>
        {timings && <Fact term="Timings">{withWholeTimes(timings)}</Fact>}
        <Fact term="Duration">{lengthOf(course)}</Fact>
        {instructor && (
          <Fact term="Instructor">
            <Instructor member={instructor} />
          </Fact>
        )}
      </dl>
      {proof}
      {state && (
        <p>
          <strong>{state}</strong>
        </p>
      )}
      <BatchAction course={course} now={now} ask={ask} kind="primary" />
      <OfferTerms rupees={course.price} rule="class" about={courseWithDay(course)} />
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
