import { useId } from 'react';
import styles from './import-progress.module.css';
import type { Progress } from './use-import.ts';

interface Props {
  progress: Progress;
  /** How many rows are to be sent. */
  all: number;
}

/** How far an import is, and what has become of its rows. */
export function ImportProgress({ progress: { status, sent, added, known, bad }, all }: Props) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>
        {count(sent)} of {count(all)} {all === 1 ? 'row' : 'rows'} sent
      </label>
      <progress id={id} max={all} value={sent} className={styles.bar} />
      <dl className={styles.counts}>
        <div>
          <dt>Added</dt>
          <dd>{count(added)}</dd>
        </div>
        <div>
          <dt>In the list already</dt>
          <dd>{count(known)}</dd>
        </div>
        <div>
          <dt>Not imported</dt>
          <dd>{count(bad.length)}</dd>
        </div>
      </dl>
      <p role="status" className={styles.news}>
        {status === 'stopped' && `Stopped after ${count(sent)} of ${count(all)}. Resume goes on from there.`}
        {status === 'done' &&
          `Done: ${count(added)} added, ${count(known)} in the list already, ${count(bad.length)} not imported.`}
      </p>
    </div>
  );
}

const count = (number: number) => number.toLocaleString('en-IN');
