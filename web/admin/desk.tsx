import { useEffect, useRef, useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { Tabs } from '../ui/tabs.tsx';
import styles from './desk.module.css';
import { ExistingCourses } from './existing-courses.tsx';
import { ManageCourse } from './manage-course.tsx';
import { ManageEnquiries } from './manage-enquiries.tsx';

type TabName = 'Manage Course' | 'Existing Courses' | 'Manage Enquiries';

/** The owner's desk: one tab for each kind of work. */
export function Desk() {
  const [selected, setSelected] = useState<TabName>('Manage Course');
  const [edited, setEdited] = useState<Course>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The login took the focus with it when it went. This runs each time the desk comes into sight.
  useEffect(() => heading.current?.focus(), []);
  const edit = (course: Course) => {
    setEdited(course);
    setSelected('Manage Course');
  };
  return (
    <section className={styles.desk}>
      <h1 ref={heading} tabIndex={-1}>
        Admin Panel
      </h1>
      <Tabs
        label="Admin panel"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            name: 'Manage Course',
            panel: <ManageCourse edited={edited} onDone={() => setEdited(undefined)} />,
          },
          { name: 'Existing Courses', panel: <ExistingCourses onEdit={edit} /> },
          { name: 'Manage Enquiries', panel: <ManageEnquiries /> },
        ]}
      />
    </section>
  );
}
