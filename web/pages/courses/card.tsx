import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { shownPrice } from '../../content/rupees.ts';
import corner from '../../ui/cut-corner.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './card.module.css';

/** A course in the catalogue. The whole card leads to the course. */
export const CourseCard = ({ course }: { course: Course }) => (
  <Card
    title={
      <a href={`/course/${course.id}`} className={styles.link}>
        {course.title}
      </a>
    }
    description={opening(course.description)}
    duration={course.duration || 'N/A'}
    timings={course.timings || 'N/A'}
    price={shownPrice(course.price)}
  />
);

/** A card's shape before its course is here. */
export const CourseCardSkeleton = () => (
  <Card
    isLoading
    title={
      <>
        <Skeleton characters={16} />
        <br />
        <Skeleton characters={8} />
      </>
    }
    description={<Skeleton characters={100} />}
    duration={<Skeleton characters={8} />}
    timings={<Skeleton characters={16} />}
    price={<Skeleton characters={6} />}
  />
);

interface Parts extends Record<'title' | 'description' | 'duration' | 'timings' | 'price', ReactNode> {
  /** A shape alone, with nothing to hear yet. */
  isLoading?: boolean;
}

const Card = ({ isLoading, title, description, duration, timings, price }: Parts) => (
  <li className={`${corner.edge} ${styles.edge}`}>
    <article aria-hidden={isLoading} className={`${corner.sheet} ${styles.card}`}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.description}>{description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Duration</dt>
          <dd>{duration}</dd>
        </div>
        <div>
          <dt>Timings</dt>
          <dd>{timings}</dd>
        </div>
      </dl>
      <p className={styles.price}>
        {price}
        <ArrowRight aria-hidden="true" className={styles.arrow} />
      </p>
    </article>
  </li>
);

/** The first 100 characters. Counted by code points: half an emoji would be drawn as a box. */
function opening(description: string): string {
  const characters = [...description];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : description;
}
