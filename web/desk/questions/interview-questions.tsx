import { useId, useMemo, useState } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import { useList } from '../use-list.ts';
import { QuestionForm } from './form.tsx';
import { ImportQuestions } from './import/import.tsx';
import styles from './interview-questions.module.css';
import { QuestionList } from './list.tsx';
import { isScheduled, questionInput } from './values.ts';

/** The interview questions, published and to come: one by one, and from a file. */
export function InterviewQuestions() {
  const list = useList('GET /admin/interview-questions');
  const categoriesId = useId();
  // The categories of the loaded rows, which are the newest: a suggestion is not worth reading the whole list.
  const categories = useMemo(
    () => [...new Set(list.rows?.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b)),
    [list.rows],
  );
  return (
    <div className={styles.tab}>
      <AddQuestion categoriesId={categoriesId} />
      <ImportQuestions />
      <QuestionList list={list} categoriesId={categoriesId} />
      <datalist id={categoriesId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </div>
  );
}

/** Adds an interview question, for now or for a day to come. */
function AddQuestion({ categoriesId }: { categoriesId: string }) {
  const create = useAction('POST /interview-questions', { stale: stale.questions });
  const [added, setAdded] = useState<InterviewQuestion>();
  return (
    <section className={styles.add}>
      <h2>Add a question</h2>
      <QuestionForm
        label="Add a question"
        id="add-question"
        submitText="Add Question"
        pendingText="Adding…"
        categoriesId={categoriesId}
        send={async (values, idempotencyKey) =>
          setAdded(await create({ body: questionInput(values), idempotencyKey }))
        }
        failure={() => 'Failed to add question. Please try again.'}
        success={
          <>
            <p>New question added successfully!</p>
            {added && isScheduled(added, Date.now()) && (
              <p>It appears on {momentInIndia(added.createdAt)}.</p>
            )}
          </>
        }
      />
    </section>
  );
}
