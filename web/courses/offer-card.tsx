import type { ComponentProps, ReactNode } from 'react';
import { formatStart, startDay } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, batchStateTexts, lastDayOf } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { formatHours, longDate } from '#shared/domain/time/format.ts';
import type { PageProps } from '../page.ts';
import { Instructor } from '../team/instructor.tsx';
import { instructorOf } from '../team/members.ts';
import { withWholeTimes } from '../ui/no-break.tsx';
import { OfferTerms } from '../ui/offer-terms.tsx';
import styles from './offer-card.module.css';
import { SeatsLeftText } from './seats-left.tsx';

export const OfferCard = (section: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...section} className={styles.card} />
);

interface Props extends Pick<PageProps, 'data'> {
  course: Course;
  now: number;
  /** Shown if the course has no date. */
  undated: string;
  /** Keep it to a line or two: it parts the facts from the price. */
  proof?: ReactNode;
  /** The buttons, and nothing else: they follow the price. */
  children: ReactNode;
}

export function Offer({ course, data, now, undated, proof, children }: Props) {
  const { firstClass, startDate, timings, price, certification } = course;
  const hours = firstClass && formatHours(firstClass.start, firstClass.end);
  const last = lastDayOf(course);
  const instructor = instructorOf(course, data);
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    <>
      <dl className={`facts ledger ${styles.facts}`}>
        <Fact term="Starts">
          <strong>{startDate ? withWholeTimes(formatStart(startDate)) : undated}</strong>
          {hours && !timings?.includes(hours) && <span>First class {withWholeTimes(hours)}</span>}
        </Fact>
        <Fact term="Timings">{withWholeTimes(timings || 'N/A')}</Fact>
        <Fact term="Duration">
          {lengthOf(course)}
          {last && `, to ${longDate(last)}`}
        </Fact>
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
      <p className={styles.price}>
        <SeatsLeftText course={course} />
        <b>{formatPrice(price)}</b>
      </p>
      {children}
      <OfferTerms rupees={price} rule="class" about={batchName(course)}>
        {certification && <p>You pay the exam fee separately, to the exam body.</p>}
      </OfferTerms>
    </>
  );
}

/** Completes a message about the course. */
function batchName({ title, startDate }: Course): string {
  const day = startDay(startDate);
  return day ? `${title}, ${longDate(day)}` : title;
}

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
