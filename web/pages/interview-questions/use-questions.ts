import { useEffect, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Answer } from '#shared/api/client.ts';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { callApi } from '../../api.ts';

/** A question with its own words and its answer's in lower case, ready to be searched. */
export interface SearchableQuestion extends InterviewQuestion {
  text: string;
}

interface Questions {
  /** Undefined until the first part of the list is here. */
  questions: SearchableQuestion[] | undefined;
  /** Nothing more is to come. */
  isComplete: boolean;
  error: Error | undefined;
}

/** The whole list: its first part as soon as that is here, the others behind it without being asked for. */
export function useQuestions(): Questions {
  const { data, error, size, setSize } = useSWRInfinite<Part, Error>(
    (_: number, previous: Part | null) => (previous && !previous.next ? null : [route, previous?.next]),
    ([, cursor]: [typeof route, string | undefined]) =>
      callApi(route, { query: { ...(cursor && { cursor }) } }).then(searchable),
    {
      // SWR would compare the text of all that is here, again for each part that comes.
      compare: (one, other) => one === other,
      revalidateFirstPage: false,
    },
  );
  const hasMore = data?.at(-1)?.next !== undefined;
  const isIdle = data?.length === size;
  useEffect(() => {
    if (hasMore && isIdle) void setSize(size + 1);
  }, [hasMore, isIdle, size, setSize]);
  const questions = useMemo(() => data?.flatMap((part) => part.questions), [data]);
  return { questions, isComplete: data !== undefined && !hasMore, error };
}

interface Part {
  questions: SearchableQuestion[];
  next?: string | undefined;
}

const route = 'GET /interview-questions';

const searchable = ({ data, next }: Answer<typeof route>): Part => ({
  questions: data.map((question) => ({
    ...question,
    text: `${question.question}\n${question.answer}`.toLowerCase(),
  })),
  next,
});
