import { useSearchParams } from 'react-router-dom';
import { staying } from '../staying.ts';

/** The id of the course in edit mode, which the address names, with the ways into edit mode and out of it. */
export function useEditedCourse() {
  const [parameters, setParameters] = useSearchParams();
  return {
    editedId: parameters.get('course') ?? undefined,
    edit: (id: string) => setParameters({ tab: 'manage-course', course: id }, staying),
    endEditing: () => setParameters({ tab: 'manage-course' }, staying),
  };
}
