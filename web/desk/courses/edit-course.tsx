import { useEffect, useRef } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditForm } from './edit-form.tsx';
import styles from './manage-course.module.css';
import { useStoredCourse } from './use-stored-course.ts';

interface Props {
  id: string;
  onSaved: (course: Course) => void;
  onCancel: () => void;
}

/** Edits a course. */
export function EditCourse({ id, onSaved, onCancel }: Props) {
  const { course, failure, retry } = useStoredCourse(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrived = useRef(false);
  useEffect(() => {
    // Once: this runs again whenever the tab is shown again.
    if (!hasArrived.current) heading.current?.focus();
    hasArrived.current = true;
  }, []);
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
