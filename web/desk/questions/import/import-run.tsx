import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BadRows } from './bad-rows.tsx';
import { FilePreview } from './file-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './import-run.module.css';
import type { QuestionFile } from './question-file.ts';
import { useImport } from './use-import.ts';

interface Props {
  file: QuestionFile;
  onClose: () => void;
}

/** A chosen file: what is in it, and its way into the list. */
export function ImportRun({ file, onClose }: Props) {
  const { progress, start, stop } = useImport(file);
  const { status, sent, bad, reason } = progress;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef<string>(undefined);
  const phase = status === 'ready' || status === 'done' ? status : 'under way';
  useEffect(() => {
    // The file's input is gone, or the button that was last. Runs again whenever the tab is shown again.
    if (phase !== 'under way' && focusedFor.current !== phase) heading.current?.focus();
    focusedFor.current = phase;
  }, [phase]);

  const all = file.rows.length;
  const isMoving = status === 'running' || status === 'stopping';
  return (
    <div className={styles.run}>
      <h3 ref={heading} tabIndex={-1}>
        {status === 'done' ? `${file.name} is imported` : file.name}
      </h3>
      {status === 'ready' ? <FilePreview file={file} /> : <ImportProgress progress={progress} all={all} />}
      {status === 'cut' && (
        <Notice kind="failure">
          {reason} The import stopped after {rows(sent)} of {count(all)}. What is added stays, and Resume goes
          on from there.
        </Notice>
      )}
      <div className={styles.actions}>
        {status !== 'done' && all > 0 && (
          <Button
            kind={isMoving ? 'secondary' : 'primary'}
            pending={status === 'stopping'}
            onClick={isMoving ? stop : start}
          >
            {status === 'ready' ? `Import ${rows(all)}` : actions[status]}
          </Button>
        )}
        {!isMoving && (
          <Button onClick={onClose}>{status === 'done' ? 'Import another file' : 'Cancel'}</Button>
        )}
      </div>
      {bad.length > 0 && <BadRows rows={bad} placeName={file.placeName} />}
    </div>
  );
}

const actions = { running: 'Stop', stopping: 'Stopping…', stopped: 'Resume', cut: 'Resume' };

const count = (number: number) => number.toLocaleString('en-IN');
const rows = (number: number) => `${count(number)} ${number === 1 ? 'row' : 'rows'}`;
