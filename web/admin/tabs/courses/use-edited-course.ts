import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Course } from '#shared/domain/courses/course.ts';
import { latestUnsaved, type UnsavedInput, unsavedInput } from '../../../unsaved-input.ts';

export interface Edited {
  id: string;
  /** Undefined if the owner cancelled. */
  saved?: Course | undefined;
}

export const unsavedChanges = (id: string, version?: number): UnsavedInput =>
  unsavedInput('admin', `${form} ${id}`, { version });

export const latestUnsavedCourse = (): string | undefined => latestUnsaved('admin', form);

const form = 'edit-course';

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
    /** Clears the history state, so that a reload or Back doesn't show the message or question again. */
    clear: () => navigate(search, { replace: true }),
    /** True if the owner has chosen to add a course while editing one that has unsaved changes. */
    isLeaving: isLeaving === true,
    leave: () => navigate('?tab=manage-course'),
  };
}
