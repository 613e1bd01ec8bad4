import { startInWords } from '#shared/domain/classes/class-start.ts';
import type { Place as BoughtPlace } from '#shared/domain/work/bought-work.ts';
import { LongText } from '../../list/long-text.tsx';
import styles from '../../sheet/facts.module.css';

/** A place in a class as its buyer reads it. */
export const Place = ({
  place: { title, startDate, timings, batch, joining, isGone },
}: {
  place: BoughtPlace;
}) => (
  <dl className={styles.facts}>
    <dt>Class</dt>
    <dd>
      {title}
      {isGone && ' (the course is deleted)'}
    </dd>
    {!isGone && (
      <>
        <dt>Begins</dt>
        <dd>{startDate ? startInWords(startDate) : 'No day is set yet'}</dd>
        {timings && (
          <>
            <dt>Timings</dt>
            <dd>{timings}</dd>
          </>
        )}
        <dt>Batch</dt>
        <dd>{batch ?? 'Not written yet: open the class in Existing Courses.'}</dd>
        <dt>Joining</dt>
        <dd>
          <LongText text={joining ?? ''} />
        </dd>
      </>
    )}
  </dl>
);
