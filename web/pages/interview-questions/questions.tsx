import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Filter } from './filter.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './questions.module.css';
import { categoryNamed } from './search.ts';
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
  const named = categoryNamed(selection.query, categories);
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
          {named && !selection.category && (
            <Button
              onClick={() => {
                type('');
                show({ query: '', category: named, page: 1, openId: undefined });
              }}
            >
              All questions in {named}
            </Button>
          )}
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
