import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Answer } from '#shared/api/client.ts';
import type { Course } from '#shared/domain/course.ts';
import { callApi, useQuery } from '../../api.ts';

interface Catalogue {
  /** Undefined until the first of them are here. */
  courses: Course[] | undefined;
  error: Error | undefined;
  /** Asks for the next ones; absent when these are all. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The courses, newest first: a hundred of them, and more when somebody asks. */
export function useCatalogue(): Catalogue {
  const { data: first, next, error } = useQuery(route);
  const [isAsked, setAsked] = useState(false);
  const more = useSWRInfinite<Answer<typeof route>, Error>(
    (_: number, previous: Answer<typeof route> | null) => {
      const cursor = previous ? previous.next : isAsked && next;
      return cursor ? [route, 'more', cursor] : null;
    },
    ([, , cursor]: [typeof route, string, string]) => callApi(route, { query: { cursor } }),
    // No card moves under the reader's hand.
    { revalidateFirstPage: false, shouldRetryOnError: false },
  );
  const pages = more.data ?? [];
  const last = pages.at(-1);
  const hasMore = last ? last.next !== undefined : next !== undefined;
  const loadMore = () => {
    if (!isAsked) setAsked(true);
    else if (more.error) void more.mutate();
    else void more.setSize(more.size + 1);
  };
  return {
    courses: first && [...first, ...pages.flatMap(({ data }) => data)],
    error: error ?? more.error,
    loadMore: hasMore ? loadMore : undefined,
    isLoadingMore: isAsked && more.isValidating,
  };
}

const route = 'GET /courses';
