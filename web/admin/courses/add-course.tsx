import type { Course } from '#shared/domain/course.ts';
import { useAction } from '../../api.ts';
import { CourseForm } from './course-form.tsx';
import { courseInput } from './course-input.ts';
import { courseReads } from './course-reads.ts';
import styles from './manage-course.module.css';

/** Adds a course. */
export function AddCourse({ onSaved }: { onSaved: (course: Course) => void }) {
  const create = useAction('POST /courses', { stale: courseReads });
  return (
    <>
      <h2 className={styles.heading}>Add a course</h2>
      <CourseForm
        label="Add a course"
        submitText="Add Course"
        save={async (values) => onSaved(await create({ body: courseInput(values) }))}
      />
    </>
  );
}
