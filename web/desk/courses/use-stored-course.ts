import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Course } from '#shared/domain/course.ts';
import { callApi } from '../../api.ts';

/**
 * A course as it is stored at the moment of asking. It is asked for once: what comes later must not change a
 * form under the hands of whoever fills it in.
 */
export function useStoredCourse(id: string) {
  const [course, setCourse] = useState<Course>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (course) return;
    const asking = new AbortController();
    callApi('GET /courses/{id}', { path: { id }, signal: asking.signal }).then(
      ({ data }) => setCourse(data),
      (error) => asking.signal.aborted || setFailure(failureText(error)),
    );
    return () => asking.abort();
  }, [id, course, turn]);
  const retry = () => {
    setFailure(undefined);
    setTurn(turn + 1);
  };
  return { course, failure, retry };
}

const failureText = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? 'Could not find the requested course. It may have been deleted.'
    : 'This course did not load. Please try again.';
