import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FileInput } from '../../file-input.tsx';
import { download } from '../../list/download.ts';
import { useFocusOnce } from '../../use-focus-once.ts';
import styles from './import.module.css';
import { type QuestionFile, UnusableFile } from './question-file.ts';
import { readQuestionFile } from './read-file.ts';
import { ImportRun } from './run.tsx';
import { sampleFile } from './sample-file.ts';

/** Adds many questions at once, from a file. */
export function ImportQuestions() {
  const [file, setFile] = useState<QuestionFile>();
  const [state, setState] = useState<'idle' | 'reading' | { failure: string }>('idle');
  const [hasClosed, setClosed] = useState(false);
  const read = async (chosen: File) => {
    setState('reading');
    try {
      setFile(await readQuestionFile(chosen));
      setState('idle');
    } catch (error) {
      setState({ failure: error instanceof UnusableFile ? error.message : unread });
    }
  };
  return (
    <section className={styles.import}>
      <h2>Import from a file</h2>
      {file ? (
        <ImportRun
          file={file}
          onClose={() => {
            setFile(undefined);
            setClosed(true);
          }}
        />
      ) : (
        <FileChoice isReading={state === 'reading'} takesFocus={hasClosed} onChosen={read} />
      )}
      {typeof state === 'object' && <Notice kind="failure">{state.failure}</Notice>}
    </section>
  );
}

const unread = 'The file could not be read. Check the connection and choose it again.';

interface Props {
  isReading: boolean;
  /** The part that stood here before had the focus. */
  takesFocus: boolean;
  onChosen: (file: File) => void;
}

/** The choice of a file, with a description of it. */
function FileChoice({ isReading, takesFocus, onChosen }: Props) {
  const input = useFocusOnce<HTMLInputElement>(takesFocus || undefined);
  return (
    <>
      <p>
        A CSV or JSON file of up to 5,000 questions, with the columns <b>question</b>, <b>answer</b> and{' '}
        <b>category</b>. A fourth column, <b>publishOn</b>, takes the day on which a question is to appear,
        such as 2026-12-31; without one it appears at once. What is in the list already is not added again.
      </p>
      <div className={styles.choice}>
        <label htmlFor="questions-file">File</label>
        <FileInput
          ref={input}
          id="questions-file"
          accept=".csv,.json,text/csv,application/json"
          onChosen={(file, field) => {
            // The same file, mended, can be chosen once more.
            field.value = '';
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
