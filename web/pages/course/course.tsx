import { startDay } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, wishFor } from '#shared/domain/courses/batch.ts';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { Offer, OfferCard } from '../../courses/offer-card.tsx';
import { Island } from '../../island.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { averageIn } from '../../reviews/average-rating.tsx';
import { CourseReviews } from '../../reviews/course-reviews.tsx';
import { Proof } from '../../reviews/proof.tsx';
import { instructorOf } from '../../team/members.ts';
import { TeamLine } from '../../team/team-line.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import styles from './course.module.css';
import { CourseEnquiry } from './enquiry.tsx';

export function CoursePage({ path, data, now }: PageProps) {
  if (data === 'unreadable') return <UnreadableCourse path={path} />;
  const course = responseIn(data, 'GET /courses/{id}')?.data;
  if (!course) return <MissingCourse />;
  return <OpenedCourse course={course} data={data} now={now ?? 0} />;
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

interface OpenedProps {
  course: Course;
  data: PageProps['data'];
  now: number;
}

function OpenedCourse({ course, data, now }: OpenedProps) {
  const proof = <Proof data={data} isForCourse />;
  return (
    <article className={`frame columns ${styles.page}`}>
      <h1>{course.title}</h1>
      <OfferCard aria-label="This batch">
        <Offer course={course} data={data} now={now} undated="N/A" proof={averageIn(data) && proof}>
          <MainAction course={course} now={now} />
        </Offer>
        {canReserve(course, now) && (
          <p>
            <a href="#enquiry" className="touch-link">
              {askText(course, now)}
            </a>
          </p>
        )}
      </OfferCard>
      <div className={`stack ${styles.story}`}>
        <h2>About the course</h2>
        <p className={styles.description}>{course.description}</p>
        <Lines title="What you’ll learn" lines={course.learn} />
        <Lines title="What’s included" lines={course.included} />
        <InstructorProfile member={instructorOf(course, data)} />
        {!averageIn(data) && proof}
        <CourseReviews data={data} />
        <p className="row">
          {course.certification && (
            <a href={`/certifications/${course.certification}`} className="touch-link">
              About the {certificationName(course.certification)} certification
            </a>
          )}{' '}
          <a href="/courses" className="touch-link">
            All courses
          </a>
        </p>
        <Island
          name="pages/course/enquiry"
          component={CourseEnquiry}
          hydrateOn="address"
          props={{
            courseId: course.id,
            courseTitle: course.title,
            offer: wishFor(course, now),
            batchStart: startDay(course.startDate),
            heading: askText(course, now),
          }}
        />
      </div>
    </article>
  );
}

const MainAction = ({ course, now }: { course: Course; now: number }) => {
  const wish = wishFor(course, now);
  if (wish)
    return (
      <LinkButton to="#seat" kind="primary">
        {wish === 'seat' ? 'Request a seat' : 'Tell me when a seat is free'}
      </LinkButton>
    );
  return isBuyable(course, now) ? (
    <LinkButton to={`/pay?course=${course.id}`} kind="primary">
      Pay online
    </LinkButton>
  ) : (
    <LinkButton to="#enquiry" kind="primary">
      {askText(course, now)}
    </LinkButton>
  );
};

const canReserve = (course: Course, now: number) => wishFor(course, now) || isBuyable(course, now);

const InstructorProfile = ({ member }: { member: Member | undefined }) =>
  member && (
    <>
      <h2>Your instructor</h2>
      <TeamLine member={member} />
      {member.biography && <p className="typed">{member.biography}</p>}
    </>
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
