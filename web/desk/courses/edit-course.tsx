import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFocusOnce } from '../use-focus-once.ts';
import { EditForm } from './edit-form.tsx';
import styles from './manage-course.module.css';

interface Props {
  id: string;
  onSaved: (course: Course) => void;
  onCancel: () => void;
}

/** Edits a course. */
export function EditCourse({ id, onSaved, onCancel }: Props) {
  const { course, failure, retry } = useStoredCourse(id);
  const heading = useFocusOnce<HTMLHeadingElement>(id);
  return (
    <div className={styles.form}>
      <div className={styles.heading}>
        <h2 ref={heading} tabIndex={-1}>
          Edit course
        </h2>
        <Button kind="quiet" onClick={onCancel}>
          Cancel editing
        </Button>
      </div>
      {failure && (
        <Notice kind="failure">
          <p>{failure}</p>
          <Button kind="quiet" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      {!course && !failure && (
        <p role="status" aria-label="Loading">
          <Skeleton characters={320} />
        </p>
      )}
      {course && <EditForm course={course} onSaved={onSaved} />}
    </div>
  );
}

/**
 * Reads a course as it is stored now, once: a later change must not change a form under the hands of the one who
 * fills it in.
 */
function useStoredCourse(id: string) {
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
