import { useEffect, useMemo, useRef } from 'react';
import { grouped, shortened } from '#shared/domain/text/text.ts';
import entry from '../../interview-questions/question-entry.module.css';
import { QuestionEntry } from '../../interview-questions/question-entry.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './questions.module.css';
import { matching, questionsPerPage } from './search.ts';
import type { Arrival, Selection } from './selection.ts';
import type { LoadedQuestions } from './use-questions.ts';

interface Props {
  questions: LoadedQuestions;
  selection: Selection;
  show: (selection: Selection, replace?: boolean) => void;
  onType: (query: string) => void;
  arrival: Arrival | undefined;
}

export function QuestionList({ questions, selection, show, onType, arrival }: Props) {
  const { openId } = selection;
  const { found, count, page, lastPage, isLoading, isLinkOpen } = usePage(questions, selection);
  const list = useRef<HTMLDivElement>(null);
  useLinkedQuestion(list, arrival, isLinkOpen ? openId : undefined);

  if (count === 0 && !isLoading)
    return (
      <>
        <p role="status" className="empty">
          No questions found matching your criteria.
        </p>
        {(selection.category || selection.query) && (
          <Button
            onClick={() => {
              if (selection.category) show({ ...selection, category: '', page: 1, openId: undefined });
              else onType('');
              // This button is gone once there are questions.
              requestAnimationFrame(() => list.current?.focus());
            }}
          >
            {selection.category && selection.query
              ? `Search “${shortened(selection.query, 30)}” in all categories`
              : 'Show the questions of all categories'}
          </Button>
        )}
      </>
    );
  return (
    <>
      {!isLinkOpen && !isLoading && (
        <p role="status">The question you’re looking for is no longer in the list.</p>
      )}
      <p role="status" className="note">
        {isLoading ? 'Loading Questions...' : countText(count)}
      </p>
      <div ref={list} tabIndex={-1} aria-busy={isLoading} className="ledger">
        {isLoading ? (
          <Skeletons />
        ) : (
          found.map((question) => (
            <QuestionEntry
              key={question.id}
              question={question}
              isOpen={question.id === openId}
              onToggle={(isOpen) => {
                // Opening a question closes the previous one, whose toggle event must not clear `openId`.
                if (!isOpen && list.current?.querySelector('details[open]')) return;
                show({ ...selection, page, openId: isOpen ? question.id : undefined }, true);
              }}
            />
          ))
        )}
      </div>
      {lastPage > 1 && (isLinkOpen || !isLoading) && (
        <Pager
          page={page}
          lastPage={lastPage}
          onPage={(next) => {
            show({ ...selection, page: next, openId: undefined });
            // The button that was pressed may be gone or disabled on the next page.
            list.current?.focus({ preventScroll: true });
            list.current?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}

function usePage({ rows, count: all, isLoaded, isComplete }: LoadedQuestions, selection: Selection) {
  const { query, category, openId } = selection;
  const isFiltered = query !== '' || category !== '';
  const matches = useMemo(
    // The page is rendered with only the first few questions, so filters match nothing until more have loaded.
    () => (isFiltered && !isLoaded ? [] : matching(rows, { query, category })),
    [rows, isLoaded, isFiltered, query, category],
  );
  const openIndex = openId === undefined ? -1 : matches.findIndex(({ id }) => id === openId);
  const isLinkOpen = openId === undefined || openIndex >= 0;
  const count = isFiltered ? matches.length : all;
  const lastPage = Math.max(1, Math.ceil(count / questionsPerPage));
  const wantedPage = openIndex < 0 ? selection.page : Math.floor(openIndex / questionsPerPage) + 1;
  const page = Math.min(wantedPage, lastPage);
  const found = matches.slice((page - 1) * questionsPerPage, page * questionsPerPage);
  const isMissing = (found.length === 0 && (isFiltered || count > 0)) || page < wantedPage || !isLinkOpen;
  return { found, count, page, lastPage, isLinkOpen, isLoading: isMissing && !isComplete };
}

const countText = (count: number) => (count === 1 ? '1 question' : `${grouped(count)} questions`);

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

const Pager = ({ page, lastPage, onPage }: PagerProps) => (
  <nav aria-label="Pages of questions" className={`row ${styles.pager}`}>
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

const Skeletons = () =>
  Array.from({ length: questionsPerPage }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
    <div key={place} aria-hidden="true" className={entry.entry}>
      <p className={entry.summary}>
        <Skeleton characters={place % 2 ? 24 : 30} />
      </p>
    </div>
  ));
