import { Download } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FileInput } from '../../file-input.tsx';
import { download } from '../../list/download.ts';
import { useAction } from '../../queries.ts';
import { refusalOr } from '../../refusal.ts';
import { stale } from '../../stale.ts';
import { usePress } from '../../use-press.ts';
import { sampleFile } from './sample-file.ts';

/** Adds many questions at once, from a file that the server reads and judges. */
export function ImportQuestions() {
  const send = useAction('POST /admin/interview-questions/import', { stale: stale.questions });
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const { press, isPending, outcome, error, failure, reset } = usePress(
    (body: File) => send({ body, signal: AbortSignal.timeout(longestMs) }),
    { failure: failureText },
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!file) return input.current?.focus();
    await press(file);
    // The same file, mended, can be chosen once more.
    setFile(undefined);
    if (input.current) input.current.value = '';
  };
  return (
    <section className="stack narrow">
      <h2>Import from a file</h2>
      <p>
        A CSV or JSON file of up to {grouped(limits.questionImport.rows)} questions, with the columns{' '}
        <b>question</b>, <b>answer</b> and <b>category</b>. A fourth column, <b>publishOn</b>, takes the day
        on which a question is to appear, such as 2026-12-31; without one it appears at once. What is in the
        list already is not added again.
      </p>
      <form className="row" aria-label="Import from a file" onSubmit={submit}>
        <label htmlFor="questions-file">File</label>
        <FileInput
          ref={input}
          id="questions-file"
          accept=".csv,.json,text/csv,application/json"
          onChosen={(chosen) => {
            setFile(chosen);
            reset();
          }}
        />
        <Button type="submit" kind="primary" pending={isPending}>
          {isPending ? 'Importing…' : 'Import'}
        </Button>
        <Button kind="quiet" onClick={() => download('questions-sample.csv', sampleFile())}>
          <Download aria-hidden="true" size={18} />
          Sample file
        </Button>
      </form>
      {failure && <Notice kind="failure">{failure}</Notice>}
      {error instanceof ApiError && error.errors.length > 0 && (
        <ul className="quote part" aria-label="Faulty rows">
          {error.errors.map(({ field, message }) => (
            <li key={field}>
              <b>{field}</b> {message}
            </li>
          ))}
        </ul>
      )}
      {outcome && (
        <Notice kind="success">
          Done: {grouped(outcome.added)} added, {grouped(outcome.known)} in the list already.
        </Notice>
      )}
    </section>
  );
}

// Milliseconds, longer than the gateway waits: a file is more work than other requests.
const longestMs = 30_000;

const failureText = refusalOr(
  'The import did not finish. Choose the file again: what was added already is not added twice.',
);
