import { ArrowRight } from 'lucide-react';
import type { Course } from '#shared/domain/courses/course.ts';
import { shownPrice } from '#shared/domain/money/money.ts';
import corner from '../../ui/cut-corner.module.css';
import styles from './card.module.css';

/** A course in the catalogue. The whole card leads to the course. */
export const CourseCard = ({ course }: { course: Course }) => (
  <li className={`${corner.edge} ${styles.edge}`}>
    <article className={`${corner.sheet} ${styles.card}`}>
      <h2 className={styles.title}>
        <a href={`/course/${course.id}`} className={styles.link}>
          {course.title}
        </a>
      </h2>
      <p className={styles.description}>{opening(course.description)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Duration</dt>
          <dd>{course.duration || 'N/A'}</dd>
        </div>
        <div>
          <dt>Timings</dt>
          <dd>{course.timings || 'N/A'}</dd>
        </div>
      </dl>
      <p className={styles.price}>
        {shownPrice(course.price)}
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
