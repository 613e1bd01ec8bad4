import type { Course } from '#shared/domain/course.ts';
import { longDate } from '../../content/dates.ts';
import { rupees } from '../../content/rupees.ts';
import { Button } from '../../ui/button.tsx';
import styles from './course-row.module.css';

interface Props {
  course: Course;
  onEdit: () => void;
  onDelete: () => void;
}

/** A course among the existing ones. */
export const CourseRow = ({ course, onEdit, onDelete }: Props) => (
  <tr>
    <th scope="row" id={`course-${course.id}`}>
      {course.title}
    </th>
    <td data-label="Start date">{course.startDate ? longDate(course.startDate) : 'N/A'}</td>
    <td data-label="Duration">{course.duration || 'N/A'}</td>
    <td data-label="Timings">{course.timings || 'N/A'}</td>
    <td data-label="Price" className={styles.price}>
      {rupees(course.price)}
    </td>
    <td>
      <div className={styles.actions}>
        <Button kind="quiet" aria-describedby={`course-${course.id}`} onClick={onEdit}>
          Edit
        </Button>
        <Button kind="destructive" aria-describedby={`course-${course.id}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </td>
  </tr>
);
