import { useEffect, useMemo } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { useList } from '../../use-list.ts';

/** A question with its own words and its answer's in lower case, ready to be searched. */
export interface SearchableQuestion extends InterviewQuestion {
  text: string;
}

interface Questions {
  /** Undefined until the first part of the list is here. */
  questions: SearchableQuestion[] | undefined;
  /** The whole list is here. */
  isComplete: boolean;
  hasFailed: boolean;
}

/** The whole list: its first part as soon as that is here, the others behind it without being asked for. */
export function useQuestions(): Questions {
  const { rows, error, loadMore, isLoadingMore } = useList('GET /interview-questions', {
    revalidateAll: false,
  });
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (!loadMore || isLoadingMore) return;
    const timer = setTimeout(loadMore, hasFailed ? retryAfter : 0);
    return () => clearTimeout(timer);
  }, [loadMore, isLoadingMore, hasFailed]);
  const questions = useMemo(() => rows?.map(searchable), [rows]);
  return { questions, isComplete: rows !== undefined && !loadMore, hasFailed };
}

const retryAfter = 5000;

// Each part that comes makes the list anew; the letters of those before it are not lowered again.
const known = new WeakMap<InterviewQuestion, SearchableQuestion>();

function searchable(question: InterviewQuestion): SearchableQuestion {
  const ready = known.get(question) ?? {
    ...question,
    text: `${question.question}\n${question.answer}`.toLowerCase(),
  };
  known.set(question, ready);
  return ready;
}
