import { useSearchParams } from 'react-router-dom';

/** Tells the id of the course in edit mode, which the address names, and begins and ends that mode. */
export function useEditedCourse() {
  const [parameters, setParameters] = useSearchParams();
  return {
    editedId: parameters.get('course') ?? undefined,
    edit: (id: string) => setParameters({ tab: 'manage-course', course: id }),
    endEditing: () => setParameters({ tab: 'manage-course' }),
  };
}
