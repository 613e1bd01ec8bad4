import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#shared/domain/course.ts';
import type { Values } from '../../forms/submission.ts';
import { Notice } from '../../ui/notice.tsx';
import { AddCourse } from './add-course.tsx';
import { EditCourse } from './edit-course.tsx';
import styles from './manage-course.module.css';
import { useEditedCourse } from './use-edited-course.ts';

/** Adds a course, or edits the one that was chosen among the existing. */
export function ManageCourse() {
  const { editedId, endEditing } = useEditedCourse();
  const [saved, setSaved] = useState<Course>();
  const draft = useRef<Values>({});
  const outcome = useRef<HTMLDivElement>(null);
  const told = useRef<Course>(undefined);
  // The form that had the focus is gone, or is another one now. Once: this runs again with the tab, too.
  useEffect(() => {
    if (!saved || editedId || told.current === saved) return;
    told.current = saved;
    outcome.current?.focus();
  }, [saved, editedId]);
  return (
    <div className={styles.panel}>
      {saved && !editedId && (
        <div ref={outcome} tabIndex={-1}>
          <Notice kind="success">
            “{saved.title}” is saved and on the site. <Link to={`/course/${saved.id}`}>See its page</Link>
          </Notice>
        </div>
      )}
      {editedId ? (
        // Another course is another form: no text of one lands in the next.
        <EditCourse
          key={editedId}
          id={editedId}
          onSaved={(course) => {
            setSaved(course);
            endEditing();
          }}
          onCancel={endEditing}
        />
      ) : (
        <AddCourse draft={draft} onSaved={setSaved} />
      )}
    </div>
  );
}
