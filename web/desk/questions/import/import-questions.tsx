import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { FileChoice } from './file-choice.tsx';
import styles from './import-questions.module.css';
import { ImportRun } from './import-run.tsx';
import { type QuestionFile, UnusableFile } from './question-file.ts';
import { readQuestionFile } from './read-question-file.ts';

/** Adds many questions at once, from a file. */
export function ImportQuestions() {
  const [file, setFile] = useState<QuestionFile>();
  const [state, setState] = useState<'rest' | 'reading' | { refusal: string }>('rest');
  const [hasClosed, setClosed] = useState(false);
  const read = async (chosen: File) => {
    setState('reading');
    try {
      setFile(await readQuestionFile(chosen));
      setState('rest');
    } catch (error) {
      setState({ refusal: error instanceof UnusableFile ? error.message : unread });
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
      {typeof state === 'object' && <Notice kind="failure">{state.refusal}</Notice>}
    </section>
  );
}

const unread = 'The file could not be read. Check the connection and choose it again.';
