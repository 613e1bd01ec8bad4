import { startTransition, useEffect, useMemo, useState } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { callApi } from '../../api.ts';
import { categoriesOf, type SearchableQuestion, searchable } from './search.ts';

/** The data that the page was drawn with: the first questions, and the categories and the number of all questions. */
export interface DrawnQuestions {
  first: readonly InterviewQuestion[];
  categories: readonly string[];
  count: number;
}

/** The list as far as it is here, newest first. */
export interface KnownQuestions {
  rows: readonly SearchableQuestion[];
  /** The number of all questions, as far as it is known. */
  count: number;
  /** The rows come from the API, and are not only those of the drawn page. */
  isLoaded: boolean;
  /** The whole list is here. */
  isComplete: boolean;
}

interface Questions {
  /** Undefined while there is nothing to show. */
  questions: KnownQuestions | undefined;
  categories: readonly string[];
  /** The part that was asked for last did not come, and is asked for again. */
  hasFailed: boolean;
}

/** The whole list: the questions of the drawn page, then what the API answers, part by part. */
export function useQuestions(drawn: DrawnQuestions | undefined): Questions {
  const [questions, setQuestions] = useState(drawn && known(drawn));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    void readParts({
      isGone: () => isGone,
      onPart: (rows, isComplete) => {
        setFailed(false);
        // A visitor who types meanwhile is answered first.
        startTransition(() =>
          setQuestions((before) => ({
            rows,
            count: isComplete ? rows.length : Math.max(rows.length, before?.count ?? 0),
            isLoaded: true,
            isComplete,
          })),
        );
      },
      onFailure: () => setFailed(true),
    });
    return () => {
      isGone = true;
    };
  }, []);
  const categories = useMemo(
    () => (drawn && !questions?.isComplete ? drawn.categories : categoriesOf(questions?.rows ?? [])),
    [drawn, questions],
  );
  return { questions, categories, hasFailed };
}

const known = ({ first, count }: DrawnQuestions): KnownQuestions => ({
  rows: first.map(searchable),
  count,
  isLoaded: false,
  isComplete: false,
});

interface Reader {
  isGone: () => boolean;
  /** Called with all rows so far. */
  onPart: (rows: SearchableQuestion[], isComplete: boolean) => void;
  onFailure: () => void;
}

/** Reads the list to its end. A part that does not come is asked for again, after longer and longer waits. */
async function readParts({ isGone, onPart, onFailure }: Reader): Promise<void> {
  // A list that changes meanwhile may give a question twice.
  const found = new Map<string, SearchableQuestion>();
  let cursor: string | undefined;
  let wait = shortestWait;
  do {
    try {
      const { data, next } = await callApi('GET /interview-questions', { query: { cursor } });
      if (isGone()) return;
      for (const question of data) found.set(question.id, searchable(question));
      cursor = next;
      wait = shortestWait;
      onPart([...found.values()], next === undefined);
      if (next === undefined) return;
    } catch {
      if (isGone()) return;
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, longestWait);
    }
  } while (!isGone());
}

// In milliseconds.
const shortestWait = 5000;
const longestWait = 80_000;
