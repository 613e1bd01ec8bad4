import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { startDay, startInWords } from '#shared/domain/classes/class-start.ts';
import {
  type BatchState,
  batchStateOf,
  batchStateTexts,
  fewSeats,
  isReservable,
} from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { replyHours } from '#shared/policies.ts';
import { Island } from '../../island.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import facts from '../../ui/facts.module.css';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Unreadable } from '../../ui/unreadable.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';
import { ReservationForm } from './reservation.tsx';

/** A course in full, with the form to ask about it. */
export function CoursePage({ path, data, now }: PageProps) {
  if (data === 'unreadable') return <UnreadableCourse path={path} />;
  const course = answerIn(data, 'GET /courses/{id}')?.data;
  if (!course) return <MissingCourse />;
  const { id, title } = course;
  return (
    <div className={styles.page}>
      <CourseFacts course={course} now={now ?? 0} />
      {isReserved(course, now ?? 0) && <Reservation course={course} />}
      <Island
        name="pages/course/enquiry"
        component={CourseEnquiry}
        props={{
          courseId: id,
          courseTitle: title,
          ...(isReserved(course, now ?? 0) && { kind: 'secondary' }),
        }}
      />
    </div>
  );
}

const MissingCourse = () => (
  <div className={styles.missing}>
    <h1>Course not found.</h1>
    <p>Could not find the requested course.</p>
    <p>
      It may have ended, or the link may have lost a letter. Ask us:{' '}
      <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
    </p>
    <LinkButton to="/courses" kind="primary">
      See all courses
    </LinkButton>
  </div>
);

/** Stands in for a course that could not be read: nobody knows whether there is one. */
const UnreadableCourse = ({ path }: { path: string }) => (
  <div className={styles.missing}>
    <h1>This course could not be read just now.</h1>
    <Unreadable again={path}>
      Whether it is still offered, and what it costs, we cannot say at this moment.
    </Unreadable>
  </div>
);

/** The facts of a course: title, start, duration, timings, price, description. */
const CourseFacts = ({ course, now }: { course: Course; now: number }) => (
  <article className={styles.course}>
    <p>
      <a href="/courses" className="tap">
        All courses
      </a>
    </p>
    <h1>{course.title}</h1>
    <dl className={`ledger ${facts.facts}`}>
      <Entry term="Start date">{course.startDate ? startInWords(course.startDate) : 'N/A'}</Entry>
      <Entry term="Duration">{course.duration || 'N/A'}</Entry>
      <Entry term="Timings">{withWholeTimes(course.timings || 'N/A')}</Entry>
      {course.teacher && <Entry term="Teacher">{course.teacher}</Entry>}
      {fewSeats(course) && <Entry term="Places">{fewSeats(course)} left</Entry>}
      <Entry term="Price">
        <span className={styles.price}>{priceInWords(course.price)}</span>
      </Entry>
    </dl>
    <BatchNews state={batchStateOf(course, now)} />
    <div className="row">
      {isReserved(course, now) && (
        <LinkButton to="#reserve" kind="primary">
          Reserve a place
        </LinkButton>
      )}
      {isOpen(course, now) && isPaidOnline(course) && (
        <LinkButton to={`/pay?course=${course.id}`} kind="primary">
          Pay online
        </LinkButton>
      )}
      <LinkButton to="#enquiry">
        {isOpen(course, now) ? 'Ask about this course' : 'Ask about the next batch'}
      </LinkButton>
    </div>
    <h2>About the course</h2>
    <p className={styles.description}>{course.description}</p>
  </article>
);

const isOpen = (course: Course, now: number) => batchStateOf(course, now) === 'open';

/** Tells whether a course's page takes reservations: a place that is paid online is bought, and a course without a date is asked about. */
const isReserved = (course: Course, now: number) =>
  isReservable(course, now) && !course.isHidden && !isPaidOnline(course);

/** The form to ask for a place, beneath the batch that it is in. */
const Reservation = ({ course: { id, title, startDate, timings, price } }: { course: Course }) => (
  <Panel className={styles.reservation} aria-labelledby="reserve">
    <h2 id="reserve">Reserve a place</h2>
    <dl className={`ledger ${facts.facts}`}>
      <Entry term="Course">{title}</Entry>
      <Entry term="Starts">{startDate && startInWords(startDate)}</Entry>
      {timings && <Entry term="Meets">{withWholeTimes(timings)}</Entry>}
      <Entry term="Price">{priceInWords(price)}</Entry>
    </dl>
    <p>We confirm the place within {replyHours} business hours. Nothing is paid now.</p>
    <Island
      name="pages/course/reservation"
      component={ReservationForm}
      props={{ courseId: id, courseTitle: title, batchStart: startDay(startDate) }}
    />
  </Panel>
);

/** Says why a place cannot simply be reserved; draws nothing for an open batch. */
const BatchNews = ({ state }: { state: BatchState }) =>
  batchStateTexts[state] ? (
    <p>
      <strong>{batchStateTexts[state]}</strong>
    </p>
  ) : null;

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
