import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { SearchResult } from '#shared/domain/search/search.ts';
import { callApi } from '../../../api.ts';
import { shouldRetryOnError } from '../queries.ts';

interface Found {
  text: string;
  result: SearchResult;
}

/** Searches when the owner pauses, and keeps the previous results until the new ones arrive. */
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
    isCurrent,
    error: text && text === asked && !isValidating ? error : undefined,
    retry: () => void mutate(),
    ask: () => setAsked(text),
  };
}

// Usually longer than the pause between two keystrokes.
const restMs = 200;
