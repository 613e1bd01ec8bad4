import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { formatStart, startDay } from '#shared/domain/classes/class-start.ts';
import {
  type BatchState,
  batchStateOf,
  batchStateTexts,
  fewSeats,
  isReservable,
} from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { replyHours } from '#shared/policies.ts';
import { Island } from '../../island.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';
import { ReservationForm } from './reservation.tsx';

export function CoursePage({ path, data, now }: PageProps) {
  if (data === 'unreadable') return <UnreadableCourse path={path} />;
  const course = responseIn(data, 'GET /courses/{id}')?.data;
  if (!course) return <MissingCourse />;
  const { id, title } = course;
  return (
    <div className={`frame columns ${styles.page}`}>
      <CourseFacts course={course} now={now ?? 0} />
      {canRequestSeat(course, now ?? 0) && <Reservation course={course} />}
      <Island
        name="pages/course/enquiry"
        component={CourseEnquiry}
        props={{
          courseId: id,
          courseTitle: title,
          ...(canRequestSeat(course, now ?? 0) && { kind: 'secondary' }),
        }}
      />
    </div>
  );
}

const MissingCourse = () => (
  <div className={`frame stack ${styles.missing}`}>
    <h1>Course not found.</h1>
    <p>Could not find the requested course.</p>
    <p>
      It may have ended, or part of the link may be missing. Ask us:{' '}
      <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>.
    </p>
    <LinkButton to="/courses" kind="primary">
      See all courses
    </LinkButton>
  </div>
);

const UnreadableCourse = ({ path }: { path: string }) => (
  <div className={`frame stack ${styles.missing}`}>
    <h1>We couldn’t load this course.</h1>
    <LoadError again={path}>Please try again in a moment.</LoadError>
  </div>
);

const CourseFacts = ({ course, now }: { course: Course; now: number }) => (
  <article className={`stack ${styles.course}`}>
    <p>
      <a href="/courses" className="touch-link">
        All courses
      </a>
    </p>
    <h1>{course.title}</h1>
    <dl className="ledger facts">
      <Entry term="Start date">{course.startDate ? formatStart(course.startDate) : 'N/A'}</Entry>
      <Entry term="Duration">{course.duration || 'N/A'}</Entry>
      <Entry term="Timings">{withWholeTimes(course.timings || 'N/A')}</Entry>
      {course.teacher && <Entry term="Instructor">{course.teacher}</Entry>}
      {fewSeats(course) && <Entry term="Seats">{fewSeats(course)} left</Entry>}
      <Entry term="Price">
        <span className={styles.price}>{formatPrice(course.price)}</span>
      </Entry>
    </dl>
    <BatchNotice state={batchStateOf(course, now)} />
    <div className="row">
      {canRequestSeat(course, now) && (
        <LinkButton to="#reserve" kind="primary">
          Request a seat
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

const canRequestSeat = (course: Course, now: number) =>
  isReservable(course, now) && !course.isHidden && !isPaidOnline(course);

const Reservation = ({ course: { id, title, startDate, timings, price } }: { course: Course }) => (
  <Panel className={styles.reservation} aria-labelledby="reserve">
    <h2 id="reserve">Request a seat</h2>
    <dl className="ledger facts">
      <Entry term="Course">{title}</Entry>
      <Entry term="Starts">{startDate && formatStart(startDate)}</Entry>
      {timings && <Entry term="Timings">{withWholeTimes(timings)}</Entry>}
      <Entry term="Price">{formatPrice(price)}</Entry>
    </dl>
    <p>We’ll confirm your seat within {replyHours} business hours. There’s nothing to pay now.</p>
    <Island
      name="pages/course/reservation"
      component={ReservationForm}
      props={{ courseId: id, courseTitle: title, batchStart: startDay(startDate) }}
    />
  </Panel>
);

const BatchNotice = ({ state }: { state: BatchState }) =>
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
