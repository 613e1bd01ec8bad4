import { memo, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import entry from './question-entry.module.css';
import { QuestionEntry } from './question-entry.tsx';
import styles from './question-list.module.css';
import { type Arrival, matching, questionsPerPage, type Selection } from './selection.ts';
import type { SearchableQuestion } from './use-questions.ts';

interface Props {
  questions: readonly SearchableQuestion[];
  /** The whole list is here. */
  isComplete: boolean;
  selection: Selection;
  show: (selection: Selection, replace?: boolean) => void;
  arrival: Arrival | undefined;
}

/** One page of the questions that a selection leaves. */
export const QuestionList = memo(({ questions, isComplete, selection, show, arrival }: Props) => {
  const { query, category, openId } = selection;
  const found = useMemo(() => matching(questions, { query, category }), [questions, query, category]);
  const openIndex = openId === undefined ? -1 : found.findIndex(({ id }) => id === openId);
  const lastPage = Math.max(1, Math.ceil(found.length / questionsPerPage));
  const wantedPage = openIndex < 0 ? selection.page : Math.floor(openIndex / questionsPerPage) + 1;
  const page = Math.min(wantedPage, lastPage);

  const list = useRef<HTMLDivElement>(null);
  useLinkedQuestion(list, arrival, openIndex >= 0 ? openId : undefined);

  // The wanted questions may be in a part of the list that is still to come.
  const isLinkOpen = openId === undefined || openIndex >= 0;
  if (!isComplete && (found.length === 0 || page < wantedPage || !isLinkOpen))
    return <QuestionListSkeleton />;
  if (found.length === 0)
    return (
      <p role="status" className={styles.empty}>
        No questions found matching your criteria.
      </p>
    );
  return (
    <>
      {!isLinkOpen && <p role="status">The question behind this link is not in the list any more.</p>}
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 question' : `${count.format(found.length)} questions`}
      </p>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {found.slice((page - 1) * questionsPerPage, page * questionsPerPage).map((question) => (
          <QuestionEntry
            key={question.id}
            question={question}
            isOpen={question.id === openId}
            onToggle={(isOpen) => {
              // The browser closes the one that was open, and says so after it has opened the other.
              if (!isOpen && list.current?.querySelector('details[open]')) return;
              show({ ...selection, page, openId: isOpen ? question.id : undefined }, true);
            }}
          />
        ))}
      </div>
      {lastPage > 1 && (
        <Pager
          page={page}
          lastPage={lastPage}
          onPage={(next) => {
            show({ ...selection, page: next, openId: undefined });
            // The pressed button may be gone or disabled on the next page, which is read from its top.
            list.current?.focus();
          }}
        />
      )}
    </>
  );
});

const count = new Intl.NumberFormat('en-IN');

/** Brings the question that a link names into view, once, however late it comes. */
function useLinkedQuestion(
  list: React.RefObject<HTMLElement | null>,
  arrival: Arrival | undefined,
  shownId: string | undefined,
): void {
  const followed = useRef<Arrival>(undefined);
  useEffect(() => {
    if (!arrival?.linkedId || arrival.linkedId !== shownId || followed.current === arrival) return;
    followed.current = arrival;
    const entry = list.current?.querySelector('details[open]');
    entry?.scrollIntoView();
    entry?.querySelector('summary')?.focus({ preventScroll: true });
  }, [list, arrival, shownId]);
}

interface PagerProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** The buttons that turn the pages. */
const Pager = ({ page, lastPage, onPage }: PagerProps) => (
  <nav aria-label="Pages of questions" className={styles.pager}>
    <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
      Prev
    </Button>
    <p aria-live="polite">
      Page {page} of {lastPage}
    </p>
    <Button disabled={page === lastPage} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
);

/** The shape of a page of questions, until they are here. */
export const QuestionListSkeleton = () => (
  <>
    <p role="status" className={styles.count}>
      Loading Questions...
    </p>
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: questionsPerPage }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
        <div key={place} className={entry.entry}>
          <p className={entry.summary}>
            <Skeleton characters={place % 2 ? 24 : 30} />
          </p>
        </div>
      ))}
    </div>
  </>
);
