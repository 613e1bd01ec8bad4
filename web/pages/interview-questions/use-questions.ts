import { startTransition, useEffect, useMemo, useState } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { callApi } from '../../api.ts';
import { categoriesOf } from '../../interview-questions/categories.ts';
import { type SearchableQuestion, searchable } from './search.ts';

export interface RenderedQuestions {
  first: readonly InterviewQuestion[];
  categories: readonly string[];
  count: number;
}

export interface LoadedQuestions {
  rows: readonly SearchableQuestion[];
  count: number;
  /** True once the API has returned questions. Until then, `rows` contains only those in the rendered page. */
  isLoaded: boolean;
  isComplete: boolean;
}

interface Questions {
  /** Undefined until the API has returned questions, if the page was rendered without any. */
  questions: LoadedQuestions | undefined;
  categories: readonly string[];
  /** True if the latest request failed. It's retried automatically. */
  hasFailed: boolean;
}

export function useQuestions(rendered: RenderedQuestions | undefined): Questions {
  const [questions, setQuestions] = useState(rendered && known(rendered));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    void loadQuestions({
      isCancelled: () => isCancelled,
      onProgress: (rows, isComplete) => {
        setFailed(false);
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
      isCancelled = true;
    };
  }, []);
  const categories = useMemo(
    () => (rendered && !questions?.isComplete ? rendered.categories : categoriesOf(questions?.rows ?? [])),
    [rendered, questions],
  );
  return { questions, categories, hasFailed };
}

const known = ({ first, count }: RenderedQuestions): LoadedQuestions => ({
  rows: first.map(searchable),
  count,
  isLoaded: false,
  isComplete: false,
});

interface Reader {
  isCancelled: () => boolean;
  onProgress: (rows: SearchableQuestion[], isComplete: boolean) => void;
  onFailure: () => void;
}

async function loadQuestions({ isCancelled, onProgress, onFailure }: Reader): Promise<void> {
  // If the list changes while it's being read, the API may return a question twice.
  const found = new Map<string, SearchableQuestion>();
  let cursor: string | undefined;
  let wait = firstDelayMs;
  do {
    try {
      const { data, next } = await callApi('GET /interview-questions', { query: { cursor } });
      if (isCancelled()) return;
      for (const question of data) found.set(question.id, searchable(question));
      cursor = next;
      wait = firstDelayMs;
      onProgress([...found.values()], next === undefined);
      if (next === undefined) return;
    } catch {
      if (isCancelled()) return;
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, longestDelayMs);
    }
  } while (!isCancelled());
}

const firstDelayMs = 5000;
const longestDelayMs = 80_000;
