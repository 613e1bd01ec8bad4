import { useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { longDate } from '../../content/dates.ts';
import { rupees } from '../../content/rupees.ts';
import { Button } from '../../ui/button.tsx';
import { ListState } from '../list/list-state.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { DeleteCourse } from './delete-course.tsx';
import styles from './existing-courses.module.css';
import { useEditedCourse } from './use-edited-course.ts';

/** Every course with what can be done to it. */
export function ExistingCourses() {
  const { edit } = useEditedCourse();
  const list = useList('GET /courses');
  const [doomed, setDoomed] = useState<Course>();
  return (
    <>
      <ListState
        list={list}
        empty="There are no courses yet. Add the first one under Manage Course."
        failure="Failed to load courses. Please try again later."
      >
        {(courses) => (
          <Table
            label="Existing courses"
            columns={['Title', 'Start date', 'Duration', 'Timings', 'Price', 'Actions']}
          >
            {courses.map((course) => (
              <tr key={course.id}>
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
                    <Button
                      kind="quiet"
                      aria-describedby={`course-${course.id}`}
                      onClick={() => edit(course.id)}
                    >
                      Edit
                    </Button>
                    <Button
                      kind="destructive"
                      aria-describedby={`course-${course.id}`}
                      onClick={() => setDoomed(course)}
                    >
                      Delete
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListState>
      <DeleteCourse course={doomed} onClose={() => setDoomed(undefined)} onDeleted={list.refresh} />
    </>
  );
}
