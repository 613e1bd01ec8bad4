import type { ReactNode } from 'react';
import { formatStart, startDay } from '#shared/domain/classes/class-start.ts';
import {
  type BatchState,
  batchStateOf,
  batchStateTexts,
  fewSeats,
  wishFor,
} from '#shared/domain/courses/batch.ts';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { courseWithDay } from '../../courses/course-with-day.ts';
import { Island } from '../../island.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { CourseReviews } from '../../reviews/course-reviews.tsx';
import { Proof } from '../../reviews/proof.tsx';
import { Instructor } from '../../team/instructor.tsx';
import { instructorOf } from '../../team/members.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { OfferTerms } from '../../ui/offer-terms.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';

export function CoursePage({ path, data, now }: PageProps) {
  if (data === 'unreadable') return <UnreadableCourse path={path} />;
  const course = responseIn(data, 'GET /courses/{id}')?.data;
  if (!course) return <MissingCourse />;
  const { id, title } = course;
  return (
    <div className={`frame columns ${styles.page}`}>
      <CourseFacts course={course} instructor={instructorOf(course, data)} data={data} now={now ?? 0} />
      <Island
        name="pages/course/enquiry"
        component={CourseEnquiry}
        hydrateOn="address"
        props={{
          courseId: id,
          courseTitle: title,
          offer: wishFor(course, now ?? 0),
          batchStart: startDay(course.startDate),
          heading: askText(course, now ?? 0),
          ...(isBuyable(course, now ?? 0) && { kind: 'secondary' }),
        }}
      />
    </div>
  );
}

const MissingCourse = () => (
  <div className={`frame stack ${styles.missing}`}>
    <h1>Course not found.</h1>
    <p>Could not find the requested course.</p>
    <p>It may have ended, or part of the link may be missing. Ask us, and we’ll help.</p>
    <CallAndWhatsApp about="a course" />
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

interface FactsProps {
  course: Course;
  instructor: Member | undefined;
  data: PageProps['data'];
  now: number;
}

const CourseFacts = ({ course, instructor, data, now }: FactsProps) => (
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
      {instructor && (
        <Entry term="Instructor">
          <Instructor member={instructor} />
        </Entry>
      )}
      {fewSeats(course) && <Entry term="Seats">{fewSeats(course)} left</Entry>}
      <Entry term="Price">
        <span className={styles.price}>{formatPrice(course.price)}</span>
      </Entry>
    </dl>
    <Proof data={data} isForCourse />
    <BatchNotice state={batchStateOf(course, now)} />
    <div className="row">
      {isBuyable(course, now) ? (
        <LinkButton to={`/pay?course=${course.id}`} kind="primary">
          Pay online
        </LinkButton>
      ) : (
        wishFor(course, now) && (
          <LinkButton to="#seat" kind="primary">
            {wishFor(course, now) === 'seat' ? 'Request a seat' : 'Tell me when a seat is free'}
          </LinkButton>
        )
      )}
      <LinkButton to="#enquiry">{askText(course, now)}</LinkButton>
    </div>
    <OfferTerms rupees={course.price} rule="class" about={courseWithDay(course)} />
    <h2>About the course</h2>
    <p className={styles.description}>{course.description}</p>
    {course.certification && (
      <p>
        <a href={`/certifications/${course.certification}`} className="touch-link">
          About the {certificationName(course.certification)} certification
        </a>
      </p>
    )}
    <Lines title="What you’ll learn" lines={course.learn} />
    <Lines title="What’s included" lines={course.included} />
    <CourseReviews data={data} />
  </article>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] | undefined }) =>
  lines && (
    <>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );

const isBuyable = (course: Course, now: number) =>
  batchStateOf(course, now) === 'open' && isPaidOnline(course);

const askText = (course: Course, now: number) =>
  ['open', 'full'].includes(batchStateOf(course, now)) ? 'Ask about this course' : 'Ask about the next batch';

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
