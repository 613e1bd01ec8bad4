import { useRef } from 'react';
import { LoadError } from '../../ui/load-error.tsx';
import { Filter } from './filter.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './questions.module.css';
import { useSelection } from './selection.ts';
import { type RenderedQuestions, useQuestions } from './use-questions.ts';

export function Questions({ rendered }: { rendered?: RenderedQuestions | undefined }) {
  const part = useRef<HTMLDivElement>(null);
  const { questions, categories, hasFailed } = useQuestions(rendered);
  const { selection, type, show, arrival } = useSelection(part);
  const failure = (
    <LoadError again="/interview-questions">Failed to load questions. Please try again later.</LoadError>
  );
  if (!questions) return failure;
  return (
    <div ref={part} className={`columns ${styles.columns}`}>
      <Filter
        query={selection.query}
        category={selection.category}
        categories={categories}
        onType={type}
        onCategory={(category) => show({ ...selection, category, page: 1, openId: undefined })}
      />
      {hasFailed && !questions.isLoaded ? (
        failure
      ) : (
        <section aria-label="Questions" className="stack">
          <QuestionList
            questions={questions}
            selection={selection}
            show={show}
            onType={type}
            arrival={arrival}
          />
          {hasFailed && <p>Some older questions haven’t loaded. We’ll keep trying while you read.</p>}
        </section>
      )}
    </div>
  );
}
