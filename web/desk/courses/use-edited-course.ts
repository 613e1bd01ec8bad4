import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Course } from '#shared/domain/courses/course.ts';

/** A course that was edited a moment ago, in the list that its editing returns to. */
export interface Edited {
  id: string;
  /** The course as it is now; absent where it was left as it was. */
  saved?: Course | undefined;
}

/** Tells the id of the course in edit mode, which the address names; begins that mode, and returns from it to the list. */
export function useEditedCourse() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  return {
    editedId: parameters.get('course') ?? undefined,
    edited: (state as { edited?: Edited } | null)?.edited,
    edit: (id: string) => setParameters({ tab: 'manage-course', course: id }),
    endEditing: (edited: Edited) => navigate('?tab=existing-courses', { state: { edited } }),
  };
}
