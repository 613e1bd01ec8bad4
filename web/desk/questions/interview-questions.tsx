import { useId, useMemo } from 'react';
import { useList } from '../list/use-list.ts';
import { AddQuestion } from './add-question.tsx';
import { ImportQuestions } from './import/import-questions.tsx';
import styles from './interview-questions.module.css';
import { QuestionList } from './question-list.tsx';

/** The interview questions, published and to come: one by one, and from a file. */
export function InterviewQuestions() {
  const list = useList('GET /admin/interview-questions');
  const categoriesId = useId();
  // Of the rows that are loaded, which are the newest: to read the whole list for a suggestion would be too much.
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
