import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#shared/domain/course.ts';
import { longDate } from '../../content/dates.ts';
import { shownPrice } from '../../content/rupees.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './facts.module.css';

/** What a course is, and its entries in the ledger: start, duration, timings, price. */
export const CourseFacts = ({ course }: { course: Course }) => (
  <Facts
    title={course.title}
    description={course.description}
    start={course.startDate ? longDate(course.startDate) : 'N/A'}
    duration={course.duration || 'N/A'}
    timings={course.timings || 'N/A'}
    price={shownPrice(course.price)}
  />
);

/** The same before the course is here. */
export const CourseFactsSkeleton = () => (
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
      <Link to="/courses" className={styles.back}>
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
