import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Course } from '#shared/domain/courses/course.ts';
import { latestUnsaved, type UnsavedInput, unsavedInput } from '../../unsaved-input.ts';

/** Passed back to the list after editing. */
export interface Edited {
  id: string;
  /** Missing if nothing was changed. */
  saved?: Course | undefined;
}

export const unsavedChanges = (id: string, version?: number): UnsavedInput =>
  unsavedInput('admin', `${form} ${id}`, { version });

/** The course changed last with unsaved changes. */
export const latestUnsavedCourse = (): string | undefined => latestUnsaved('admin', form);

const form = 'edit-course';

/** The id is in the address. */
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
    /** So that a reload or Back doesn't repeat it. */
    clear: () => navigate(search, { replace: true }),
    /** The owner wants to add a course, but has unsaved changes. */
    isLeaving: isLeaving === true,
    leave: () => navigate('?tab=manage-course'),
  };
}
