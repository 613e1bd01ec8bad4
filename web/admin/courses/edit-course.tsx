import { useEffect, useRef } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { useAction } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CourseForm } from './course-form.tsx';
import { courseInput } from './course-input.ts';
import { courseReads } from './course-reads.ts';
import styles from './manage-course.module.css';
import { useStoredCourse } from './use-stored-course.ts';

interface Props {
  id: string;
  onSaved: (course: Course) => void;
  onCancel: () => void;
}

/** Edits a course. */
export function EditCourse({ id, onSaved, onCancel }: Props) {
  const update = useAction('PUT /courses/{id}', { stale: courseReads });
  const { course, hasFailed, retry } = useStoredCourse(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrived = useRef(false);
  useEffect(() => {
    // Once: this runs again whenever the tab is shown again.
    if (!hasArrived.current) heading.current?.focus();
    hasArrived.current = true;
  }, []);
  return (
    <>
      <div className={styles.heading}>
        <h2 ref={heading} tabIndex={-1}>
          Edit course
        </h2>
        <Button kind="quiet" onClick={onCancel}>
          Cancel editing
        </Button>
      </div>
      {hasFailed && (
        <Notice kind="failure">
          <p>Could not find the requested course.</p>
          <Button kind="quiet" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      {course && (
        <CourseForm
          label="Edit course"
          submitText="Save Changes"
          course={course}
          save={async (values) => onSaved(await update({ path: { id }, body: courseInput(values) }))}
        />
      )}
    </>
  );
}
