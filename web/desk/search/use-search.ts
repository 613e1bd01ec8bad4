import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { SearchResult } from '#shared/domain/search/search.ts';
import { callApi } from '../../api.ts';
import { shouldRetryOnError } from '../queries.ts';

/** What a search has found, for the text that it was found for. */
export interface Found {
  text: string;
  result: SearchResult;
}

/** Searches for what is typed, once the fingers rest. What was found last stays until the next is there. */
export function useSearch(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text ? restMs : 0);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isValidating, mutate } = useSWR<Found, Error>(
    asked ? ['POST /admin/search', asked] : null,
    async () => ({
      text: asked,
      result: (await callApi('POST /admin/search', { body: { text: asked } })).data,
    }),
    { keepPreviousData: true, shouldRetryOnError, revalidateOnFocus: false },
  );
  const isCurrent = text !== '' && data?.text === text;
  return {
    found: text ? data : undefined,
    /** Whether the results belong to the text that is typed now. */
    isCurrent,
    error: text && text === asked && !isValidating ? error : undefined,
    retry: () => void mutate(),
    /** Asks at once, as for somebody who has pressed Enter. */
    ask: () => setAsked(text),
  };
}

// Milliseconds: the pause between two keys is shorter, as a rule.
const restMs = 200;
