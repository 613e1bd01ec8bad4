import { useState } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { useAction } from '../../api.ts';
import { momentInIndia } from '../../content/dates.ts';
import { patience } from '../patience.ts';
import styles from './add-question.module.css';
import { QuestionForm } from './question-form.tsx';
import { questionReads } from './question-reads.ts';
import { isToCome, questionInput } from './question-values.ts';

/** Adds an interview question, for now or for a day to come. */
export function AddQuestion({ categoriesId }: { categoriesId: string }) {
  const create = useAction('POST /interview-questions', { stale: questionReads });
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
          setAdded(await create({ body: questionInput(values), idempotencyKey, signal: patience() }))
        }
        failure={() => 'Failed to add question. Please try again.'}
        success={
          <>
            <p>New question added successfully!</p>
            {added && isToCome(added, Date.now()) && <p>It appears on {momentInIndia(added.createdAt)}.</p>}
          </>
        }
      />
    </section>
  );
}
