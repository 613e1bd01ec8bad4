import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { startInWords } from '#shared/domain/classes/class-start.ts';
import { type BatchState, batchStateOf, batchStateTexts } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { shownPrice } from '#shared/domain/money/money.ts';
import { Island } from '../../island.tsx';
import { answerIn, type PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { Unreadable } from '../../ui/unreadable.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';

/** A course in full, with the form to ask about it. */
export function CoursePage({ path, data, now }: PageProps) {
  if (data === 'unreadable') return <UnreadableCourse path={path} />;
  const course = answerIn(data, 'GET /courses/{id}')?.data;
  if (!course) return <MissingCourse />;
  const { id, title } = course;
  return (
    <div className={styles.page}>
      <CourseFacts course={course} now={now ?? 0} />
      <Island
        name="pages/course/enquiry"
        component={CourseEnquiry}
        props={{ courseId: id, courseTitle: title }}
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
    <Unreadable path={path}>
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
    <dl className={styles.ledger}>
      <Entry term="Start date">{course.startDate ? startInWords(course.startDate) : 'N/A'}</Entry>
      <Entry term="Duration">{course.duration || 'N/A'}</Entry>
      <Entry term="Timings">{withWholeTimes(course.timings || 'N/A')}</Entry>
      <Entry term="Price">
        <span className={styles.price}>{shownPrice(course.price)}</span>
      </Entry>
    </dl>
    <BatchNews state={batchStateOf(course, now)} />
    <div className={styles.actions}>
      <LinkButton to="#enquiry">
        {batchStateOf(course, now) === 'open' ? 'Reserve a place' : 'Ask about the next batch'}
      </LinkButton>
      {isPaidOnline(course) && (
        <LinkButton to={`/pay?course=${course.id}`} kind="primary">
          Pay online
        </LinkButton>
      )}
    </div>
    <h2>About the course</h2>
    <p className={styles.description}>{course.description}</p>
  </article>
);

/** Says why a place cannot simply be reserved; nothing of an open batch. */
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
