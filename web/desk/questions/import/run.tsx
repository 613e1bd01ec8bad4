import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusOnce } from '../../use-focus-once.ts';
import { BadRows } from './bad-rows.tsx';
import { FilePreview } from './file-preview.tsx';
import type { QuestionFile } from './question-file.ts';
import styles from './run.module.css';
import { type ImportState, useImport } from './use-import.ts';

interface Props {
  file: QuestionFile;
  onClose: () => void;
}

/** A chosen file: its questions, and their import. */
export function ImportRun({ file, onClose }: Props) {
  const { state, start, stop } = useImport(file);
  const { status, sent, bad, reason } = state;
  // The file's input is gone, or the last button.
  const heading = useFocusOnce<HTMLHeadingElement>(
    status === 'ready' || status === 'done' ? status : undefined,
  );
  const all = file.rows.length;
  const isRunning = status === 'running' || status === 'stopping';
  return (
    <div className={styles.run}>
      <h3 ref={heading} tabIndex={-1}>
        {status === 'done' ? `${file.name} is imported` : file.name}
      </h3>
      {status === 'ready' ? <FilePreview file={file} /> : <ImportProgress state={state} all={all} />}
      {status === 'interrupted' && (
        <Notice kind="failure">
          {reason} The import stopped after {rows(sent)} of {count(all)}. What is added stays, and Resume goes
          on from there.
        </Notice>
      )}
      <div className={styles.actions}>
        {status !== 'done' && all > 0 && (
          <Button
            kind={isRunning ? 'secondary' : 'primary'}
            pending={status === 'stopping'}
            onClick={isRunning ? stop : start}
          >
            {status === 'ready' ? `Import ${rows(all)}` : actions[status]}
          </Button>
        )}
        {!isRunning && (
          <Button onClick={onClose}>{status === 'done' ? 'Import another file' : 'Cancel'}</Button>
        )}
      </div>
      {bad.length > 0 && <BadRows rows={bad} placeName={file.placeName} />}
    </div>
  );
}

interface ProgressProps {
  state: ImportState;
  /** The number of rows to send. */
  all: number;
}

/** The progress of an import, and the outcome of its rows. */
function ImportProgress({ state: { status, sent, added, known, bad }, all }: ProgressProps) {
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

const actions = { running: 'Stop', stopping: 'Stopping…', stopped: 'Resume', interrupted: 'Resume' };

const count = (number: number) => number.toLocaleString('en-IN');
const rows = (number: number) => `${count(number)} ${number === 1 ? 'row' : 'rows'}`;
