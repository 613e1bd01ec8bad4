import { useState } from 'react';
import type { Course } from '#shared/domain/courses/course.ts';
import { Notice } from '../../../ui/notice.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { Confirm } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { EditCourse } from './edit-course.tsx';
import { CourseForm } from './form.tsx';
import { SavedText } from './saved-text.tsx';
import { unsavedChanges, useEditedCourse } from './use-edited-course.ts';
import { courseInput } from './values.ts';

export function ManageCourse() {
  const { editedId, endEditing, isLeaving, leave, clear } = useEditedCourse();
  const [saved, setSaved] = useState<Course>();
  if (editedId && saved) setSaved(undefined);
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
        // The key gives each course its own form, so that input can't end up in the wrong course.
        <EditCourse
          key={editedId}
          id={editedId}
          onSaved={(course) => endEditing({ id: editedId, saved: course })}
          onCancel={() => {
            unsavedChanges(editedId).forget();
            endEditing({ id: editedId });
          }}
        />
      ) : (
        <AddCourse onSaved={setSaved} onSend={() => setSaved(undefined)} />
      )}
      {editedId && (
        <Confirm
          isOpen={isLeaving}
          question="Discard your changes?"
          action="Discard changes"
          doing="Discarding…"
          press={{
            press: async () => {
              unsavedChanges(editedId).forget();
              leave();
            },
            isPending: false,
            failure: undefined,
          }}
          onClose={clear}
        >
          <p>You have unsaved changes to this course.</p>
        </Confirm>
      )}
    </div>
  );
}

interface AddProps {
  onSaved: (course: Course) => void;
  onSend: () => void;
}

function AddCourse({ onSaved, onSend }: AddProps) {
  const create = useAction('POST /courses', { stale: stale.courses });
  const [turn, setTurn] = useState(0);
  return (
    <div className="stack">
      <h2>Add a course</h2>
      <CourseForm
        key={turn}
        label="Add a course"
        submitText="Add Course"
        kept={unsavedInput('admin', 'add-course')}
        send={async (values, idempotencyKey) => {
          onSend();
          onSaved(await create({ body: courseInput(values), idempotencyKey }));
        }}
        onSent={() => setTurn(turn + 1)}
      />
    </div>
  );
}
