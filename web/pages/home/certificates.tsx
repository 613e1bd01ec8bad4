import { startInWords } from '#shared/domain/classes/class-start.ts';
import { nextBatch } from '#shared/domain/courses/batch.ts';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { shownPrice } from '#shared/domain/money/money.ts';
import { answerIn, type PageProps } from '../../page.ts';
import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './certificates.module.css';

/** The nine certifications, each with the start and the price of its next batch. */
export function HomeCertificates({ data, now = 0 }: PageProps) {
  const courses = answerIn(data, 'GET /courses')?.data;
  return (
    <TintedSection inside={styles.certificates}>
      <h2>
        <a href="/certifications">Nine certificates</a>, and a page for each
      </h2>
      <ul className={styles.list}>
        {certificationIds.map((id) => (
          <li key={id}>
            <a href={`/certifications/${id}`}>{certificationName(id)}</a>
            {courses && <NextOf batch={nextBatch(courses, id, now)} />}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        The PMP training alone brings 36 contact hours, a question bank of 2000+ and 12 full-length tests of
        180 questions each.
      </p>
    </TintedSection>
  );
}

const NextOf = ({ batch }: { batch: Course | undefined }) =>
  batch ? (
    <>
      <span>{startOf(batch)}</span>
      <strong>{shownPrice(batch.price)}</strong>
    </>
  ) : (
    <span>Ask for the next batch</span>
  );

function startOf({ isFull, startDate }: Course): string {
  if (isFull) return 'The next batch is full';
  return startDate ? `Starts ${startInWords(startDate)}` : 'Date agreed with the group';
}
