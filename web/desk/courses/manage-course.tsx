import { useState } from 'react';
import type { Course } from '#shared/domain/courses/course.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Drafts, useDrafts } from '../drafts.ts';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import { useFocusOnce } from '../use-focus-once.ts';
import { EditCourse } from './edit-course.tsx';
import { CourseForm } from './form.tsx';
import { SavedText } from './saved-text.tsx';
import { useEditedCourse } from './use-edited-course.ts';
import { courseInput } from './values.ts';

/** Adds a course, or edits the one that was chosen among the existing. */
export function ManageCourse() {
  const { editedId, endEditing } = useEditedCourse();
  const [saved, setSaved] = useState<Course>();
  const drafts = useDrafts();
  if (editedId && saved) setSaved(undefined);
  // The form that had the focus has made room for another.
  const outcome = useFocusOnce<HTMLDivElement>(saved);
  return (
    <div className="stack narrow">
      {saved && (
        <div ref={outcome} tabIndex={-1}>
          <Notice kind="success">
            <SavedText course={saved} />
          </Notice>
        </div>
      )}
      {editedId ? (
        // Another course is another form: no text of one lands in the next.
        <EditCourse
          key={editedId}
          id={editedId}
          onSaved={(course) => endEditing({ id: editedId, saved: course })}
          onCancel={() => endEditing({ id: editedId })}
        />
      ) : (
        <AddCourse drafts={drafts} onSaved={setSaved} onSend={() => setSaved(undefined)} />
      )}
    </div>
  );
}

interface AddProps {
  /** Keeps a new course that was begun while another is edited. */
  drafts: Drafts;
  onSaved: (course: Course) => void;
  /** Called when a course is being sent, so that nothing more is said of the course before. */
  onSend: () => void;
}

/** Adds a course. */
function AddCourse({ drafts, onSaved, onSend }: AddProps) {
  const create = useAction('POST /courses', { stale: stale.courses });
  const [turn, setTurn] = useState(0);
  return (
    <div
      className="stack"
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        drafts.set(name, value);
      }}
    >
      <h2>Add a course</h2>
      <CourseForm
        // One more course is another form, with nothing left of the one before.
        key={turn}
        label="Add a course"
        submitText="Add Course"
        defaultValues={Object.fromEntries(drafts)}
        send={async (values, idempotencyKey) => {
          onSend();
          const added = await create({ body: courseInput(values), idempotencyKey });
          drafts.clear();
          onSaved(added);
        }}
        onSent={() => setTurn(turn + 1)}
      />
    </div>
  );
}
