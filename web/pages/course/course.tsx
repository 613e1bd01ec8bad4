import { useParams } from 'react-router-dom';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import { useQuery } from '../../api.ts';
import { usePageTitle } from '../../layout/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';
import { CourseFacts, CourseFactsSkeleton } from './facts.tsx';

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
