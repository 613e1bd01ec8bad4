import { useEffect, useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { callApi } from '../../api.ts';

/**
 * A course as it is stored at the moment of asking. It is asked for once: what comes later must not change a
 * form under the hands of whoever fills it in.
 */
export function useStoredCourse(id: string) {
  const [course, setCourse] = useState<Course>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (course) return;
    const asking = new AbortController();
    callApi('GET /courses/{id}', { path: { id }, signal: asking.signal }).then(
      ({ data }) => setCourse(data),
      () => setFailed(!asking.signal.aborted),
    );
    return () => asking.abort();
  }, [id, course, turn]);
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { course, hasFailed, retry };
}
