import { useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { useAction } from '../../api.ts';
import { Deletion } from '../deletion.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListState } from '../list/list-state.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { patience } from '../patience.ts';
import { courseReads } from './course-reads.ts';
import { CourseRow } from './course-row.tsx';
import { useEditedCourse } from './use-edited-course.ts';

/** Every course with what can be done to it. */
export function ExistingCourses() {
  const list = useList('GET /courses');
  const deleteCourse = useAction('DELETE /courses/{id}', { stale: courseReads });
  const { edit } = useEditedCourse();
  const [doomed, setDoomed] = useState<Course>();
  const [deleted, setDeleted] = useState<Course>();
  return (
    <>
      <ListHeading
        title="Existing courses"
        news={deleted && { about: deleted, text: `“${deleted.title}” is deleted.` }}
      />
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
              <CourseRow
                key={course.id}
                course={course}
                onEdit={() => edit(course.id)}
                onDelete={() => setDoomed(course)}
              />
            ))}
          </Table>
        )}
      </ListState>
      <Deletion
        doomed={doomed && { id: doomed.id, name: doomed.title }}
        question="Are you sure you want to permanently delete this course?"
        failure="Error: Could not delete course."
        remove={(id) => deleteCourse({ path: { id }, signal: patience() })}
        onClose={() => setDoomed(undefined)}
        onDeleted={(id) => {
          list.remove(id);
          setDeleted(doomed);
        }}
      />
    </>
  );
}
