import { useId, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { hoursOf } from '#shared/domain/classes/calendar-class.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { callApi } from '../../../api.ts';
import type { Values } from '../../../forms/submission.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { shouldRetryOnError, stale, useAction } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { isRefusal } from '../../kit/refusal.ts';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { isToCome, NotSavedYet, useEmailedBuyers } from './class/emailed-buyers.tsx';
import { Difference, differs } from './difference.tsx';
import { CourseForm, notSaved } from './form.tsx';
import { unsavedChanges } from './use-edited-course.ts';
import { courseInput, valuesOf } from './values.ts';

interface Props {
  id: string;
  onSaved: (course: Course) => void;
  onCancel: () => void;
}

export function EditCourse({ id, onSaved, onCancel }: Props) {
  const { data: course, error, mutate } = useStoredCourse(id);
  const heading = useFocusOnce<HTMLHeadingElement>(id);
  return (
    <div className="stack">
      <div className="row apart">
        <h2 ref={heading} tabIndex={-1}>
          Edit course
        </h2>
        <Button kind="quiet" onClick={onCancel}>
          Cancel editing
        </Button>
      </div>
      <ReadState
        read={{ data: course, error, ask: mutate }}
        failure="Couldn’t load this course. Please try again."
        missing="Could not find the requested course. It may have been deleted."
      >
        <Skeleton characters={320} />
      </ReadState>
      {course && <EditForm course={course} onSaved={onSaved} />}
    </div>
  );
}

/** Loads the course only once, so that the form doesn't change while it's being filled in. */
const useStoredCourse = (id: string) =>
  useSWRImmutable<Course, Error>(
    [useId(), id],
    async () => (await callApi('GET /courses/{id}', { path: { id } })).data,
    { shouldRetryOnError },
  );

interface EditFormProps {
  course: Course;
  onSaved: (course: Course) => void;
}

function EditForm({ course, onSaved }: EditFormProps) {
  const update = useAction('PUT /courses/{id}', { stale: stale.courses });
  const [base, setBase] = useState(course);
  const [turn, setTurn] = useState(0);
  const [conflict, setConflict] = useState<{ stored: Course; mine: Values }>();

  const { ask, dialog } = useEmailedBuyers(course.id);
  // Restored input may be based on an earlier version. If it is, saving it shows the differences.
  const kept = unsavedChanges(course.id, base.version);

  const send = async (values: Values) => {
    const { id } = course;
    // Once the owner has seen the differences, saving again replaces the stored version.
    const ifMatch = conflict?.stored.version ?? kept.version ?? base.version;
    const body = courseInput(values, base);
    const isTold = hoursOf(body) !== hoursOf(conflict?.stored ?? base) && isToCome(body);
    const query = isTold ? await ask() : {};
    try {
      onSaved(await update({ path: { id }, query, body, ifMatch }));
    } catch (error) {
      if (!isRefusal(error, 412)) throw error;
      const { data: stored } = await callApi('GET /courses/{id}', { path: { id } });
      // An earlier attempt must have saved the course: only its response was lost.
      if (!differs(stored, values)) return onSaved(stored);
      setConflict({ stored, mine: values });
      throw error;
    }
  };
  return (
    <>
      <CourseForm
        key={turn}
        label="Edit course"
        submitText="Save Changes"
        defaultValues={valuesOf(base)}
        kept={kept}
        send={send}
        failure={failureText}
      />
      {dialog}
      {conflict && (
        <Difference
          {...conflict}
          onTake={() => {
            kept.forget();
            setTurn(turn + 1);
            setBase(conflict.stored);
            setConflict(undefined);
          }}
        />
      )}
    </>
  );
}

function failureText(error: unknown): string {
  if (error instanceof NotSavedYet) return 'Your changes aren’t saved yet.';
  if (isRefusal(error, 404)) return `${notSaved} The course has since been deleted.`;
  if (isRefusal(error, 412)) return `${notSaved} Someone else saved it after you opened it.`;
  return notSaved;
}
