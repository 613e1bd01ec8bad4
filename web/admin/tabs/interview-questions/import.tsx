import { Download } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { toCsv } from '#shared/domain/text/csv.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { timeLimit } from '../../../api.ts';
import { download } from '../../../download.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePress } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { isRefusal, refusalOr } from '../../kit/refusal.ts';

export function ImportQuestions() {
  const send = useAction('POST /admin/interview-questions/import', { stale: stale.questions });
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<File>();
  const { press, isPending, outcome, error, failure, reset } = usePress(
    ({ body, ...query }: Import) => send({ body, query, signal: timeLimit(longestMs) }),
    { failure: failureText },
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!file) return input.current?.focus();
    setSent(file);
    await press({ body: file });
    // Lets the owner choose the same file again after correcting it.
    setFile(undefined);
    if (input.current) input.current.value = '';
  };
  return (
    <section className="stack narrow">
      <h2>Import from a file</h2>
      <p>
        A CSV or JSON file of up to {grouped(limits.questionImport.rows)} questions, with the columns{' '}
        <b>question</b>, <b>answer</b> and <b>category</b>. A fourth column, <b>publishOn</b>, is the day a
        question appears, such as 2026-12-31; without it, the question appears at once. Questions already in
        the list aren’t added again.
      </p>
      <form className="row" aria-label="Import from a file" onSubmit={submit}>
        <label htmlFor="questions-file">File</label>
        <input
          type="file"
          ref={input}
          id="questions-file"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0]);
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
      {error instanceof ApiError && <Rows label="Rows with errors" rows={error.errors} />}
      {isRefusal(error, 409) && sent && (
        <>
          <p>
            If these dates are right, go ahead and import the file. Otherwise, correct the file and choose it
            again.
          </p>
          <Button pending={isPending} onClick={() => press({ body: sent, dates: 'confirmed' })}>
            Import with these dates
          </Button>
        </>
      )}
      {outcome && (
        <Notice kind="success">
          Done: {grouped(outcome.added)} added, {grouped(outcome.known)} already in the list.
        </Notice>
      )}
      {outcome && outcome.conflicts.length > 0 && (
        <Notice kind="failure">
          {outcome.conflicts.length === 1
            ? '1 row was not added: its question already exists with a different answer or category.'
            : `${grouped(outcome.conflicts.length)} rows were not added: their questions already exist with a different answer or category.`}{' '}
          If the file is right, edit the question in the list below.
        </Notice>
      )}
      {outcome && <Rows label="Rows that were not added" rows={outcome.conflicts} />}
    </section>
  );
}

/** `dates` is set once the owner has confirmed unusual dates. */
interface Import {
  body: File;
  dates?: 'confirmed';
}

const Rows = ({ label, rows }: { label: string; rows: readonly { field: string; message: string }[] }) =>
  rows.length > 0 && (
    <ul className="quote group" aria-label={label}>
      {rows.map(({ field, message }) => (
        <li key={field}>
          <b>{field}</b> {message}
        </li>
      ))}
    </ul>
  );

// An import takes longer than other requests, but API Gateway gives up after 29 seconds.
const longestMs = 30_000;

const failureText = refusalOr(
  'The import didn’t finish. Choose the file again: questions already added won’t be added twice.',
);

const sampleFile = (): string =>
  toCsv(
    (['question', 'answer', 'category', 'publishOn'] as const).map((name) => ({
      name,
      value: (row: (typeof questions)[number]) => row[name],
    })),
    questions,
  );

const questions = [
  {
    question: 'What is the difference between a process and a thread?',
    answer:
      'A process has its own memory.\n\nThe threads of a process share its memory, so they can communicate quickly but also interfere with each other.',
    category: 'Operating systems',
    publishOn: '',
  },
  {
    question: 'What does a project charter do?',
    answer:
      'It names the project, says why it exists, and gives the project manager the authority to run it.',
    category: 'Project management',
    publishOn: '',
  },
];
