import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import type { Course } from '#shared/domain/course.ts';
import { useQuery } from '../../api.ts';
import { longDate } from '../../content/dates.ts';
import { shownPrice } from '../../content/rupees.ts';
import { usePageTitle } from '../../layout/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';

/** A course in full, with the form to ask about it. */
export function CoursePage() {
  const { id = '' } = useParams();
  const { data: course, error } = useQuery('GET /courses/{id}', { path: { id } });
  usePageTitle(course?.title ?? (error && 'Course not found'));
  if (error && !course) return <MissingCourse error={error} />;
  return (
    <div className={styles.page}>
      {course ? (
        <>
          <link rel="canonical" href={`${brand.origin}/course/${course.id}`} />
          <CourseFacts course={course} />
          {/* Another course is another form: nothing typed for one is sent for the next. */}
          <CourseEnquiry key={id} courseId={id} courseTitle={course.title} />
        </>
      ) : (
        <>
          <CourseFactsSkeleton />
          <WithoutScript />
        </>
      )}
    </div>
  );
}

const WithoutScript = () => (
  <noscript>
    <p>
      What this course teaches, when it starts and what it costs is fetched by JavaScript, which is switched
      off in this browser. Switch it on and load the page again, or ask us: call{' '}
      <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> or write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>
  </noscript>
);

function MissingCourse({ error }: { error: Error }) {
  const isGone = error instanceof ApiError && error.status < 500;
  return (
    <div className={styles.missing} role="alert">
      {isGone && <meta name="robots" content="noindex" />}
      <h1>Course not found.</h1>
      <p>Could not find the requested course.</p>
      {!isGone && <p>It may be the connection: the page tries again by itself.</p>}
      <LinkButton to="/courses" kind="primary">
        See all courses
      </LinkButton>
    </div>
  );
}

/** The facts of a course: title, start, duration, timings, price, description. */
const CourseFacts = ({ course }: { course: Course }) => (
  <Facts
    title={course.title}
    description={course.description}
    start={course.startDate ? longDate(course.startDate) : 'N/A'}
    duration={course.duration || 'N/A'}
    timings={course.timings || 'N/A'}
    price={shownPrice(course.price)}
  />
);

/** The same shape before the course has loaded. */
const CourseFactsSkeleton = () => (
  <Facts
    title={
      <>
        <span className={styles.nameless}>Course</span>
        <Skeleton characters={12} />
      </>
    }
    description={<Skeleton characters={400} />}
    start={<Skeleton characters={16} />}
    duration={<Skeleton characters={8} />}
    timings={<Skeleton characters={24} />}
    price={<Skeleton characters={8} />}
  />
);

type Parts = Record<'title' | 'description' | 'start' | 'duration' | 'timings' | 'price', ReactNode>;

const Facts = ({ title, description, start, duration, timings, price }: Parts) => (
  <article className={styles.course}>
    <p>
      <Link to="/courses" className="tap">
        All courses
      </Link>
    </p>
    <h1>{title}</h1>
    <dl className={styles.ledger}>
      <Entry term="Start date">{start}</Entry>
      <Entry term="Duration">{duration}</Entry>
      <Entry term="Timings">{timings}</Entry>
      <Entry term="Price">
        <span className={styles.price}>{price}</span>
      </Entry>
    </dl>
    <h2>About the course</h2>
    <p className={styles.description}>{description}</p>
  </article>
);

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
