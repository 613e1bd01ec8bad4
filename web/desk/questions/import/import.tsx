import { Download } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, type Data } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FileInput } from '../../file-input.tsx';
import { download } from '../../list/download.ts';
import { useAction } from '../../queries.ts';
import { stale } from '../../stale.ts';
import styles from './import.module.css';
import { sampleFile } from './sample-file.ts';

const route = 'POST /admin/interview-questions/import';

/** Adds many questions at once, from a file that the server reads and judges. */
export function ImportQuestions() {
  const send = useAction(route, { stale: stale.questions });
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<'idle' | 'sending' | { done: Data<typeof route> } | { error: unknown }>(
    'idle',
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!file) return input.current?.focus();
    setState('sending');
    try {
      setState({ done: await send({ body: file, signal: AbortSignal.timeout(longestMs) }) });
    } catch (error) {
      setState({ error });
    }
    // The same file, mended, can be chosen once more.
    setFile(undefined);
    if (input.current) input.current.value = '';
  };
  return (
    <section className={styles.import}>
      <h2>Import from a file</h2>
      <p>
        A CSV or JSON file of up to {grouped(limits.questionImport.rows)} questions, with the columns{' '}
        <b>question</b>, <b>answer</b> and <b>category</b>. A fourth column, <b>publishOn</b>, takes the day
        on which a question is to appear, such as 2026-12-31; without one it appears at once. What is in the
        list already is not added again.
      </p>
      <form className={styles.choice} aria-label="Import from a file" onSubmit={submit}>
        <label htmlFor="questions-file">File</label>
        <FileInput
          ref={input}
          id="questions-file"
          accept=".csv,.json,text/csv,application/json"
          onChosen={(chosen) => {
            setFile(chosen);
            setState('idle');
          }}
        />
        <Button type="submit" kind="primary" pending={state === 'sending'}>
          {state === 'sending' ? 'Importing…' : 'Import'}
        </Button>
        <Button kind="quiet" onClick={() => download('questions-sample.csv', sampleFile())}>
          <Download aria-hidden="true" size={18} />
          Sample file
        </Button>
      </form>
      {typeof state === 'object' && 'error' in state && <Failure error={state.error} />}
      {typeof state === 'object' && 'done' in state && (
        <Notice kind="success">
          Done: {grouped(state.done.added)} added, {grouped(state.done.known)} in the list already.
        </Notice>
      )}
    </section>
  );
}

// Milliseconds, longer than the gateway waits: a file is more work than other requests.
const longestMs = 30_000;

/** The reason why nothing was imported, with every faulty row and its place in the file. */
const Failure = ({ error }: { error: unknown }) => (
  <>
    <Notice kind="failure">
      {error instanceof ApiError && error.status < 500 ? error.message : unanswered}
    </Notice>
    {error instanceof ApiError && error.errors.length > 0 && (
      <ul className={styles.faults} aria-label="Faulty rows">
        {error.errors.map(({ field, message }) => (
          <li key={field}>
            <b>{field}</b> {message}
          </li>
        ))}
      </ul>
    )}
  </>
);

const unanswered =
  'The import did not finish. Choose the file again: what was added already is not added twice.';
