import { ArrowRight } from 'lucide-react';
import { startInWords } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, batchStateTexts } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import corner from '../../ui/cut-corner.module.css';
import facts from '../../ui/facts.module.css';
import { withWholeTimes } from '../../ui/no-break.tsx';
import styles from './card.module.css';

interface Props {
  course: Course;
  /** The time it is shown at, in epoch milliseconds. */
  now: number;
}

/** A course in the timetable, by its start. The whole card leads to the course. */
export function CourseCard({ course, now }: Props) {
  const { id, title, category, startDate, description, duration, timings, teacher, price } = course;
  const state = batchStateTexts[batchStateOf(course, now)];
  return (
    <li className={`${corner.edge} ${styles.edge}`} data-category={category}>
      <article className={`${corner.sheet} ${styles.card}`}>
        <p className={styles.start}>{startDate ? startInWords(startDate) : 'Date agreed with the group'}</p>
        <h2 className={styles.title}>
          <a href={`/course/${id}`} className={styles.link}>
            {title}
          </a>
        </h2>
        {state && (
          <p>
            <strong>{state}</strong>
          </p>
        )}
        <p className={styles.description}>{opening(description)}</p>
        <dl className={`${facts.facts} ${styles.facts}`}>
          <div>
            <dt>Duration</dt>
            <dd>{duration || 'N/A'}</dd>
          </div>
          <div>
            <dt>Timings</dt>
            <dd>{withWholeTimes(timings || 'N/A')}</dd>
          </div>
          {teacher && (
            <div>
              <dt>Teacher</dt>
              <dd>{teacher}</dd>
            </div>
          )}
        </dl>
        <p className={styles.price}>
          {priceInWords(price)}
          <ArrowRight aria-hidden="true" className={styles.arrow} />
        </p>
      </article>
    </li>
  );
}

/** The first 100 characters of a description. Counted by code points: half an emoji would be drawn as a box. */
export function opening(description: string): string {
  const characters = [...description];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : description;
}
