import { useSearchParams } from 'react-router-dom';
import { keepPlace } from '../keep-place.ts';

/** Tells the id of the course in edit mode, which the address names, and begins and ends that mode. */
export function useEditedCourse() {
  const [parameters, setParameters] = useSearchParams();
  return {
    editedId: parameters.get('course') ?? undefined,
    edit: (id: string) => setParameters({ tab: 'manage-course', course: id }, keepPlace),
    endEditing: () => setParameters({ tab: 'manage-course' }, keepPlace),
  };
}
