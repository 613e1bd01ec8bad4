import { useDeferredValue, useMemo } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Filter } from './filter.tsx';
import styles from './interview-questions.module.css';
import { QuestionList, QuestionListSkeleton } from './question-list.tsx';
import { categoriesOf, useSelection } from './selection.ts';
import { useQuestions } from './use-questions.ts';

/** The daily interview questions, newest first: searched, filtered and read five at a time. */
export const InterviewQuestionsPage = () => (
  <>
    <PageIntro title="Daily Interview Questions">
      Sharpen your skills with our curated list of questions, updated daily.
    </PageIntro>
    <div className={styles.page}>
      <noscript>
        <p>
          The questions and their answers need JavaScript, for they are new every day, and your browser
          fetches them when it opens this page. Please switch it on and load the page again.
        </p>
      </noscript>
      <FilteredQuestions />
    </div>
  </>
);

/** The questions beside the search and the categories that narrow them down. */
function FilteredQuestions() {
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
