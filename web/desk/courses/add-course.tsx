import { type RefObject, useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { useAction } from '../../api.ts';
import type { Values } from '../../forms/submission.ts';
import { fieldsOf } from '../../forms/validity.ts';
import { patience } from '../patience.ts';
import { CourseForm } from './course-form.tsx';
import { courseReads } from './course-reads.ts';
import { courseInput } from './course-values.ts';
import styles from './manage-course.module.css';

interface Props {
  /** Keeps a new course that was begun while another is edited. */
  draft: RefObject<Values>;
  onSaved: (course: Course) => void;
}

/** Adds a course. */
export function AddCourse({ draft, onSaved }: Props) {
  const create = useAction('POST /courses', { stale: courseReads });
  const [turn, setTurn] = useState(0);
  return (
    <div className={styles.form} onInput={({ target }) => noteDraft(draft, target)}>
      <h2>Add a course</h2>
      <CourseForm
        // One more course is another form, with nothing left of the one before.
        key={turn}
        label="Add a course"
        submitText="Add Course"
        filled={draft.current}
        send={async (values, idempotencyKey) => {
          const added = await create({ body: courseInput(values), idempotencyKey, signal: patience() });
          draft.current = {};
          onSaved(added);
        }}
        onSent={() => setTurn(turn + 1)}
      />
    </div>
  );
}

function noteDraft(
  draft: RefObject<Values>,
  { form }: EventTarget & { form?: HTMLFormElement | null },
): void {
  if (form) draft.current = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}
