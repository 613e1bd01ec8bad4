import { useDeferredValue, useMemo } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Filter } from './filter.tsx';
import styles from './filtered-questions.module.css';
import { QuestionList } from './question-list.tsx';
import { QuestionListSkeleton } from './question-list-skeleton.tsx';
import { categoriesOf } from './selection.ts';
import { useQuestions } from './use-questions.ts';
import { useSelection } from './use-selection.ts';

/** The questions beside the search and the categories that narrow them down. */
export function FilteredQuestions() {
  const { questions, isComplete, hasFailed } = useQuestions();
  const { selection, type, keepTyped, show, arrival } = useSelection();
  // The letter stands in the box at once; thousands of questions are searched right after.
  const searched = useDeferredValue(selection);
  const categories = useMemo(() => (questions ? categoriesOf(questions) : []), [questions]);

  if (hasFailed && !questions)
    return <Notice kind="failure">Failed to load questions. Please try again later.</Notice>;
  return (
    <div className={styles.columns}>
      <Filter
        query={selection.query}
        category={selection.category}
        categories={categories}
        onType={type}
        onTypedEarly={keepTyped}
        onCategory={(category) => show({ ...selection, category, page: 1, openId: undefined })}
      />
      <section aria-label="Questions" className={styles.results}>
        {questions ? (
          <QuestionList
            questions={questions}
            isComplete={isComplete}
            selection={searched}
            show={show}
            arrival={arrival}
          />
        ) : (
          <QuestionListSkeleton />
        )}
        {hasFailed && questions && (
          <p>Some older questions did not come through. We keep asking for them while you read.</p>
        )}
      </section>
    </div>
  );
}
