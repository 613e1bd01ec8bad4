import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#shared/domain/course.ts';
import { useAction } from '../api.ts';
import type { Values } from '../forms/submission.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CourseForm } from './course-form.tsx';
import styles from './manage-course.module.css';
import { parsePrice } from './parse-price.ts';

interface Props {
  /** The course in edit mode; none in add mode. */
  edited: Course | undefined;
  /** Called when edit mode is over. */
  onDone: () => void;
}

/** Adds a course, or edits the one that was chosen among the existing. */
export function ManageCourse({ edited, onDone }: Props) {
  const create = useAction('POST /courses', { stale: reads });
  const update = useAction('PUT /courses/{id}', { stale: reads });
  const [saved, setSaved] = useState<Course>();

  const save = async (values: Values) => {
    const { title = '', description = '', price = '', startDate, duration, timings } = values;
    const body = { title, description, price: parsePrice(price), startDate, duration, timings };
    setSaved(edited ? await update({ path: { id: edited.id }, body }) : await create({ body }));
  };

  return (
    <div className={styles.panel}>
      <div className={styles.heading}>
        <h2>{edited ? 'Edit course' : 'Add a course'}</h2>
        {edited && (
          <Button kind="quiet" onClick={onDone}>
            Cancel editing
          </Button>
        )}
      </div>
      {saved && !edited && (
        <Notice kind="success">
          “{saved.title}” is saved and on the site. <Link to={`/course/${saved.id}`}>See its page</Link>
        </Notice>
      )}
      {/* Another course is another form: no text of one lands in the next. */}
      <CourseForm key={edited?.id ?? 'new'} course={edited} save={save} onSaved={onDone} />
    </div>
  );
}

const reads = ['GET /courses', 'GET /courses/{id}'] as const;
