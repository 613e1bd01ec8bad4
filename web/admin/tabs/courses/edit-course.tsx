import { useId } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Course } from '#shared/domain/courses/course.ts';
import { callApi } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { shouldRetryOnError } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { EditForm } from './edit-form.tsx';

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
