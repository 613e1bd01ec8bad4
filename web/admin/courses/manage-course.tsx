import { Activity, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#shared/domain/course.ts';
import { Notice } from '../../ui/notice.tsx';
import { AddCourse } from './add-course.tsx';
import { EditCourse } from './edit-course.tsx';
import styles from './manage-course.module.css';
import { useEditedCourse } from './use-edited-course.ts';

/** Adds a course, or edits the one that was chosen among the existing. */
export function ManageCourse() {
  const { editedId, endEditing } = useEditedCourse();
  const [saved, setSaved] = useState<Course>();
  return (
    <div className={styles.panel}>
      {saved && !editedId && (
        <Notice kind="success">
          “{saved.title}” is saved and on the site. <Link to={`/course/${saved.id}`}>See its page</Link>
        </Notice>
      )}
      {editedId && (
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
      )}
      {/* A new course that was begun waits while another is edited. */}
      <Activity mode={editedId ? 'hidden' : 'visible'}>
        <AddCourse onSaved={setSaved} />
      </Activity>
    </div>
  );
}
