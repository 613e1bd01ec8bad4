import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Course } from '#shared/domain/courses/course.ts';
import { latestUnsaved, type UnsavedInput, unsavedInput } from '../../unsaved-input.ts';

/** A course that was edited a moment ago, in the list that its editing returns to. */
export interface Edited {
  id: string;
  /** The course as it is now; absent where it was left as it was. */
  saved?: Course | undefined;
}

/** The unsaved changes of a course. */
export const unsavedChanges = (id: string, version?: number): UnsavedInput =>
  unsavedInput('admin', `${form} ${id}`, { version });

/** The id of the course that was changed last and isn't saved yet. */
export const latestUnsavedCourse = (): string | undefined => latestUnsaved('admin', form);

const form = 'edit-course';

/** Tells the id of the course in edit mode, which the address names; begins that mode, and returns from it to the list. */
export function useEditedCourse() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { edited, isLeaving } = (state ?? {}) as { edited?: Edited; isLeaving?: boolean };
  return {
    editedId: parameters.get('course') ?? undefined,
    edited,
    edit: (id: string) => setParameters({ tab: 'manage-course', course: id }),
    endEditing: (edited: Edited) => navigate('?tab=existing-courses', { state: { edited } }),
    /** Forgets what led here, so that a reload or the way back doesn't repeat it. */
    clear: () => navigate(search, { replace: true }),
    /** Whether the owner wants to add a course although her changes aren't saved. */
    isLeaving: isLeaving === true,
    leave: () => navigate('?tab=manage-course'),
  };
}
