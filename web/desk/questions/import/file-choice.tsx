import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { download } from '../../csv.ts';
import styles from './file-choice.module.css';
import { sampleFile } from './sample-file.ts';

interface Props {
  isReading: boolean;
  /** Whether what stood here before had the focus. */
  takesFocus: boolean;
  onChosen: (file: File) => void;
}

/** Where a file is chosen, with what has to be in it. */
export function FileChoice({ isReading, takesFocus, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hasTaken = useRef(false);
  useEffect(() => {
    // Once: this runs again whenever the tab is shown again.
    if (takesFocus && !hasTaken.current) input.current?.focus();
    hasTaken.current = true;
  }, [takesFocus]);
  return (
    <>
      <p>
        A CSV or JSON file of up to 5,000 questions, with the columns <b>question</b>, <b>answer</b> and{' '}
        <b>category</b>. A fourth column, <b>publishOn</b>, takes the day on which a question is to appear,
        such as 2026-12-31; without one it appears at once. What is in the list already is not added again.
      </p>
      <div className={styles.choice}>
        <label htmlFor="questions-file">File</label>
        <input
          ref={input}
          id="questions-file"
          type="file"
          accept=".csv,.json,text/csv,application/json"
          className={styles.input}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file, mended, can be chosen once more.
            currentTarget.value = '';
            if (file && !isReading) onChosen(file);
          }}
        />
        <Button kind="quiet" onClick={() => download('questions-sample.csv', sampleFile())}>
          <Download aria-hidden="true" size={18} />
          Sample file
        </Button>
      </div>
      <p role="status" className={styles.news}>
        {isReading && 'Reading the file…'}
      </p>
    </>
  );
}
